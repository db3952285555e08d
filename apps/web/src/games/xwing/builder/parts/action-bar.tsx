import type { ActionIcon } from '@sortie/xwing/catalogue';
import { actionIcons } from '@sortie/xwing/icons';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import './icon-bar.css';

export function ActionBar({ actions }: { readonly actions: readonly ActionIcon[] }) {
  const terms = useTerms();
  return (
    <span className="icon-bar">
      {actions.map((action) => (
        <Shape key={action} path={actionIcons[action]} label={terms(`action-${action}`)} size={16} />
      ))}
    </span>
  );
}

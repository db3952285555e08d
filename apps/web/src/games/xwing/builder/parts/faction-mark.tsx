import type { Faction } from '@sortie/xwing/catalogue';
import { factionIcons } from '@sortie/xwing/icons';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';

export function FactionMark({ faction, size = 22 }: { readonly faction: Faction; readonly size?: number }) {
  const terms = useTerms();
  return <Shape path={factionIcons[faction]} label={terms(`faction-${faction}`)} size={size} />;
}

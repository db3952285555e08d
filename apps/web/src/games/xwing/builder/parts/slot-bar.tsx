import type { Slot } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import { addKeys } from '../../../../lists/add-keys.ts';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import './icon-bar.css';

/** A printed upgrade bar; an icon may stand there twice. */
export function SlotBar({ slots }: { readonly slots: readonly Slot[] }) {
  const terms = useTerms();
  return (
    <span className="icon-bar">
      {addKeys(slots, (slot) => slot).map(({ key, item: slot }) => (
        <Shape key={key} path={slotIcons[slot]} label={terms(`slot-${slot}`)} size={15} />
      ))}
    </span>
  );
}

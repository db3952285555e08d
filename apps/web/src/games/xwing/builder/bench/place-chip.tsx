import type { Upgrade } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import type { Icon } from '@sortie/xwing/lists';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../../lists/bench/tool-shapes.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import './place-chip.css';

interface Props {
  /** Undefined for a card that no icon is left for. */
  readonly icon: Icon | undefined;
  readonly card: Upgrade | undefined;
  /** Undefined on an empty place, and on the second icon of one card. */
  readonly cost: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A place of the upgrade bar: press it to look for a card. */
export function PlaceChip({ icon, card, cost, isChosen, onChoose, onRemove }: Props) {
  const say = useWords();
  const terms = useTerms();
  const types = icon?.slots ?? (card ? [card.slot] : []);
  const name = types.map((slot) => terms(`slot-${slot}`)).join(` ${terms('or')} `);
  return (
    <li
      className="place-chip"
      data-filled={card !== undefined || undefined}
      data-loose={icon === undefined || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className="place-chip-choose"
        aria-label={card ? undefined : say('placeEmpty', { slot: name })}
        aria-pressed={isChosen}
        title={name}
        onClick={onChoose}
      >
        {types.map((slot) => (
          <Shape key={slot} path={slotIcons[slot]} size={15} />
        ))}
        {card && <span className="unseen">{name}: </span>}
        <span>{card?.name ?? name}</span>
        {cost !== undefined && <b>{cost}</b>}
      </button>
      {card && cost !== undefined && (
        <button
          type="button"
          className="place-chip-remove"
          aria-label={say('removeCard', { card: card.name })}
          title={say('remove')}
          onClick={onRemove}
        >
          <Shape path={toolShapes.remove} size={12} />
        </button>
      )}
    </li>
  );
}

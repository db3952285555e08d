import type { Upgrade } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import { useLanguage } from '../../../../app/settings.ts';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../../lists/bench/tool-shapes.ts';
import { cardText } from '../../card-text.ts';
import type { Fit } from '../logic/fit.ts';
import { whyNotPlayable } from '../logic/why-not-playable.ts';
import { CardFacts } from '../parts/card-facts.tsx';
import { CardTitle } from '../parts/card-title.tsx';
import { Points } from '../parts/points.tsx';
import { UnplayableNote } from '../parts/unplayable-note.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { FitNote } from './fit-note.tsx';
import './finder-row.css';

interface Props {
  readonly card: Upgrade;
  /** On the chosen ship. */
  readonly cost: number;
  readonly fit: Fit;
  /** The card's place on the chosen ship, -1 when it is not there. */
  readonly here: number;
  /** It lies on the chosen place. */
  readonly isChosen: boolean;
  readonly onTake: (() => void) | undefined;
  readonly onRemove: (card: number) => void;
}

export function CardRow({ card, cost, fit, here, isChosen, onTake, onRemove }: Props) {
  const say = useWords();
  const terms = useTerms();
  const language = useLanguage();
  const isHere = here >= 0;
  const isGrey = !isHere && (fit.kind === 'unfit' || whyNotPlayable(card.uid) !== undefined);
  return (
    <li
      className="finder-row"
      data-card={card.uid}
      data-fit={fit.kind}
      data-grey={isGrey || undefined}
      data-here={isHere || undefined}
    >
      <span className="finder-row-slot">
        <Shape path={slotIcons[card.slot]} label={terms(`slot-${card.slot}`)} size={20} />
      </span>
      <div className="finder-row-body">
        <div className="finder-row-title">
          <div className="finder-row-name">
            <CardTitle name={card.name} unique={card.unique} />
            {card.limited && <span className="finder-row-badge">{say('limited')}</span>}
            {card.fills === 2 && <span className="finder-row-badge">{say('fillsTwo')}</span>}
            {isHere && <span className="finder-row-badge">✓ {say('onThisShip')}</span>}
          </div>
          <span className="finder-row-cost">
            {cost !== card.points && <s className="finder-row-old">{card.points}</s>}
            <Points points={cost} />
          </span>
        </div>
        <CardFacts card={card} />
        <p className="finder-row-text">{cardText(card.uid, language)}</p>
        <UnplayableNote card={card.uid} />
        {!isHere && <FitNote fit={fit} />}
      </div>
      {onTake &&
        (isChosen || (isHere && fit.kind === 'unfit') ? (
          <button
            type="button"
            data-row
            aria-label={say('removeCard', { card: card.name })}
            onClick={() => onRemove(here)}
          >
            <Shape path={toolShapes.less} size={16} />
          </button>
        ) : (
          <button
            type="button"
            data-row
            aria-label={say('addCard', { card: card.name })}
            aria-disabled={fit.kind === 'unfit' || undefined}
            onClick={() => fit.kind !== 'unfit' && onTake()}
          >
            <Shape path={toolShapes.add} size={16} />
          </button>
        ))}
    </li>
  );
}

import type { Plain } from '@sortie/kernel';
import type { AttackOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { useState } from 'react';
import { DiceTray } from '../../../table/dice-tray.tsx';
import { type DiceOffer, offerOfDice, pickableDice, tap } from './dice-offers.ts';
import './dice-choice.css';
import { diceFaces } from './dice-faces.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';

interface DiceChoiceProps {
  readonly offers: readonly DiceOffer[];
  readonly pool: 'attack' | 'defense';
  readonly table: XwingView;
  readonly busy: boolean;
  readonly title: string;
  readonly onAnswer: (offer: Plain) => void;
  /** What to expect with these dice, where it can be told. */
  readonly oddsOf?: (dice: readonly number[]) => AttackOdds | undefined;
}

/** Dice chosen by tapping them; only what the referee offers can be confirmed. */
export function DiceChoice({ offers, pool, table, busy, title, onAnswer, oddsOf }: DiceChoiceProps) {
  const say = useWords();
  const dice = (pool === 'attack' ? table.attack?.attackDice : table.attack?.defenseDice) ?? [];
  const [tapped, setTapped] = useState<readonly number[]>(() => firstChoice(offers, dice));
  const pickable = pickableDice(offers, dice);
  const offer = offerOfDice(offers, dice, tapped);
  const odds = offer && oddsOf?.(offer.dice);
  const count = tapped.length;
  return (
    <div className="dice-choice">
      <DiceTray
        dice={diceFaces(pool, dice, say, { chosen: tapped, pickable })}
        label={say('chooseDice')}
        onPick={(key) => setTapped((before) => tap(offers, before, Number(key)))}
      />
      <p role="status" className="dice-choice-status">
        {count > 0 && !offer ? say('notASet') : count === 0 ? say('noneChosen') : say('chosen', { count })}
        {odds ? <OddsBrief odds={odds} /> : null}
      </p>
      <button
        type="button"
        className="primary"
        disabled={busy || !offer}
        data-answer={offer ? JSON.stringify(offer.answer) : undefined}
        onClick={() => offer && onAnswer(offer.answer)}
      >
        {confirmation()}
      </button>
    </div>
  );

  function confirmation(): string {
    if (!oddsOf) return say('useOn', { card: title });
    return count === 0 ? say('spendWithout') : say('reroll', { count });
  }
}

/** The blanks are what most people want; where that is no offer, nothing is chosen. */
function firstChoice(
  offers: readonly DiceOffer[],
  dice: readonly { readonly face: string }[],
): readonly number[] {
  const blanks = dice.flatMap(({ face }, place) => (face === 'blank' ? [place] : []));
  const found = offers.find(
    (offer) => offer.dice.length === blanks.length && offer.dice.every((die) => blanks.includes(die)),
  );
  const [first, ...others] = offers;
  return first && others.length === 0 ? first.dice : (found?.dice ?? []);
}

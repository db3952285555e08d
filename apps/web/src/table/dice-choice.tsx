import type { Plain } from '@sortie/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DiceOffer, offerOfDice, type PoolDie, pickableDice, tap } from './dice-offers.ts';
import { DiceTray } from './dice-tray.tsx';
import type { DieFace } from './die-face.ts';
import { useWords } from './text/words.ts';
import './dice-choice.css';

interface DiceChoiceProps {
  readonly offers: readonly DiceOffer[];
  readonly dice: readonly PoolDie[];
  /** The dice as they look, the chosen and the pickable ones by their places. */
  readonly draw: (marks: {
    readonly chosen: readonly number[];
    readonly pickable: readonly number[];
  }) => readonly DieFace[];
  readonly busy: boolean;
  readonly onAnswer: (offer: Plain) => void;
  /** What the button says that confirms so many dice. */
  readonly confirm: (count: number) => string;
  /** What comes of an offer, where it can be told. */
  readonly noteOf?: (offer: DiceOffer) => ReactNode;
}

/** Dice chosen by tapping them; only what the referee offers can be confirmed. */
export function DiceChoice({ offers, dice, draw, busy, onAnswer, confirm, noteOf }: DiceChoiceProps) {
  const say = useWords();
  const [tapped, setTapped] = useState<readonly number[]>(() => firstChoice(offers, dice));
  const pickable = pickableDice(offers, dice);
  const offer = offerOfDice(offers, dice, tapped);
  const count = tapped.length;
  const root = useRef<HTMLDivElement>(null);
  // On a small screen it opens below what can be seen.
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className="dice-choice" ref={root}>
      <DiceTray
        dice={draw({ chosen: tapped, pickable })}
        label={say('chooseDice')}
        onPick={(key) => setTapped((before) => tap(offers, before, Number(key)))}
      />
      <p role="status" className="dice-choice-status">
        {count > 0 && !offer ? say('notASet') : count === 0 ? say('noneChosen') : say('chosen', { count })}
        {offer ? noteOf?.(offer) : null}
      </p>
      <button
        type="button"
        className="primary"
        disabled={busy || !offer}
        data-answer={offer ? JSON.stringify(offer.answer) : undefined}
        onClick={() => offer && onAnswer(offer.answer)}
      >
        {confirm(count)}
      </button>
    </div>
  );
}

/** The blanks are what most people want; where that is no offer, nothing is chosen. */
function firstChoice(offers: readonly DiceOffer[], dice: readonly PoolDie[]): readonly number[] {
  const blanks = dice.flatMap(({ face }, place) => (face === 'blank' ? [place] : []));
  const found = offers.find(
    (offer) => offer.dice.length === blanks.length && offer.dice.every((die) => blanks.includes(die)),
  );
  const [first, ...others] = offers;
  return first && others.length === 0 ? first.dice : (found?.dice ?? []);
}

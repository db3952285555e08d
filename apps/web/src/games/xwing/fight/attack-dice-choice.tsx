import type { Plain } from '@sortie/kernel';
import type { FightOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { DiceChoice } from '../../../table/dice-choice.tsx';
import type { DiceOffer } from '../../../table/dice-offers.ts';
import type { Seen } from '../../../table/table-game.ts';
import { diceFaces } from './dice-faces.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly offers: readonly DiceOffer[];
  readonly pool: 'attack' | 'defense';
  readonly seen: Seen<XwingView>;
  readonly busy: boolean;
  readonly title: string;
  readonly onAnswer: (offer: Plain) => void;
  /** What to expect with these dice, where it can be told. */
  readonly oddsOf: (offer: DiceOffer) => FightOdds | undefined;
  /** The dice are rerolled at the price of a token, which may also be spent for nothing. */
  readonly isSpending?: boolean;
}

/** Dice of the attack under way, chosen by tapping them. */
export function AttackDiceChoice(props: Props) {
  const { offers, pool, seen, busy, title, onAnswer, oddsOf, isSpending = false } = props;
  const say = useWords();
  const { attack } = seen.table;
  const dice = (pool === 'attack' ? attack?.attackDice : attack?.defenseDice) ?? [];
  const confirm = (count: number) => {
    if (!isSpending) return say('useOn', { card: title });
    return count === 0 ? say('spendWithout') : say('reroll', { count });
  };
  return (
    <DiceChoice
      offers={offers}
      dice={dice}
      draw={(marks) => diceFaces(pool, dice, say, marks)}
      busy={busy}
      onAnswer={onAnswer}
      confirm={confirm}
      noteOf={(offer) => {
        const odds = oddsOf(offer);
        return odds ? <OddsBrief odds={odds} seen={seen} /> : null;
      }}
    />
  );
}

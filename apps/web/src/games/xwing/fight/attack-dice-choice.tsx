import type { Plain } from '@sortie/kernel';
import type { AttackOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { DiceChoice } from '../../../table/dice-choice.tsx';
import type { DiceOffer } from '../../../table/dice-offers.ts';
import { diceFaces } from './dice-faces.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly offers: readonly DiceOffer[];
  readonly pool: 'attack' | 'defense';
  readonly table: XwingView;
  readonly busy: boolean;
  readonly title: string;
  readonly onAnswer: (offer: Plain) => void;
  /** What to expect with these dice, where it can be told. */
  readonly oddsOf?: (dice: readonly number[]) => AttackOdds | undefined;
}

/** Dice of the attack under way, chosen by tapping them. */
export function AttackDiceChoice({ offers, pool, table, busy, title, onAnswer, oddsOf }: Props) {
  const say = useWords();
  const dice = (pool === 'attack' ? table.attack?.attackDice : table.attack?.defenseDice) ?? [];
  const confirm = (count: number) => {
    if (!oddsOf) return say('useOn', { card: title });
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
        const odds = oddsOf?.(offer.dice);
        return odds ? <OddsBrief odds={odds} /> : null;
      }}
    />
  );
}

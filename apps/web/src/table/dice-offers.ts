import type { Plain } from '@sortie/kernel';

/** A die on the table, as far as a choice of dice depends on it. */
export interface PoolDie {
  readonly face: string;
  readonly timesRerolled: number;
  readonly cancelled: boolean;
  readonly added?: true;
  /** A result that nothing may change. */
  readonly fixed?: true;
}

/** One of the offers of an ability whose choice names dice by their places. */
export interface DiceOffer {
  readonly answer: Plain;
  readonly dice: readonly number[];
}

/** Undefined unless every choice is a die or a list of dice. */
export function diceOffers(
  offers: readonly { readonly answer: Plain; readonly choice: Plain }[],
): readonly DiceOffer[] | undefined {
  const found = offers.flatMap(({ answer, choice }) => {
    const dice = typeof choice === 'number' ? [choice] : choice;
    return isDice(dice) ? [{ answer, dice }] : [];
  });
  return found.length > 0 && found.length === offers.length ? found : undefined;
}

function isDice(value: Plain): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

/** Dice alike are offered once: which of two blanks is rerolled makes no difference. */
function areAlike(one: PoolDie, other: PoolDie): boolean {
  return (
    one.face === other.face &&
    one.timesRerolled === other.timesRerolled &&
    one.cancelled === other.cancelled &&
    one.added === other.added &&
    'fixed' in one === 'fixed' in other
  );
}

/** The dice that a tap may choose: those offered, and those alike. */
export function pickableDice(offers: readonly DiceOffer[], pool: readonly PoolDie[]): readonly number[] {
  const offered = [...new Set(offers.flatMap(({ dice }) => dice))];
  return pool.flatMap((die, place) =>
    offered.some((each) => each === place || (pool[each] && areAlike(pool[each], die))) ? [place] : [],
  );
}

/** The offer that the tapped dice mean; undefined when they are not offered together. */
export function offerOfDice(
  offers: readonly DiceOffer[],
  pool: readonly PoolDie[],
  tapped: readonly number[],
): DiceOffer | undefined {
  const exact = offers.find(
    ({ dice }) => dice.length === tapped.length && dice.every((die) => tapped.includes(die)),
  );
  return exact ?? offers.find(({ dice }) => showTheSame(dice, tapped, pool));
}

function showTheSame(dice: readonly number[], tapped: readonly number[], pool: readonly PoolDie[]): boolean {
  if (dice.length !== tapped.length) return false;
  const left = [...tapped];
  return dice.every((die) => {
    const match = left.findIndex(
      (each) => each === die || (pool[each] && pool[die] && areAlike(pool[each], pool[die])),
    );
    if (match < 0) return false;
    left.splice(match, 1);
    return true;
  });
}

/** Where every offer is one die, a second tap moves the choice; otherwise it adds to it. */
export function tap(offers: readonly DiceOffer[], tapped: readonly number[], die: number): readonly number[] {
  if (tapped.includes(die)) return tapped.filter((each) => each !== die);
  return offers.every(({ dice }) => dice.length <= 1) ? [die] : [...tapped, die].sort((a, b) => a - b);
}

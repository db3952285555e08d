import type { AttackOdds } from '@sortie/xwing/odds';

/** One of several answers with what it promises. */
export interface Promising {
  readonly key: string;
  readonly odds: AttackOdds | undefined;
}

/** Below this nobody would tell two chances apart. */
const ALIKE = 0.005;

/**
 * The answer that promises most, for whoever attacks or defends; undefined where one of them has no odds or the best
 * are alike. Of answers alike, one that costs nothing stands first in the list and is the best.
 */
export function bestOf(answers: readonly Promising[], aim: 'attack' | 'defense'): string | undefined {
  const [first, ...others] = answers;
  if (!first || others.length === 0 || answers.some(({ odds }) => odds === undefined)) return undefined;
  const sign = aim === 'attack' ? 1 : -1;
  let best = first;
  for (const each of others) if (sign * compare(each.odds!, best.odds!) > 0) best = each;
  return best.key;
}

/** Destroying the ship comes first, then the damage. */
function compare(one: AttackOdds, other: AttackOdds): number {
  const destroys = one.chanceToDestroy - other.chanceToDestroy;
  if (Math.abs(destroys) > ALIKE) return destroys;
  const damage = one.expectedDamage - other.expectedDamage;
  return Math.abs(damage) > ALIKE ? damage : 0;
}

/** The best of shots, of which none is before the others: undefined where two promise the same. */
export function bestShot(shots: readonly Promising[]): string | undefined {
  const forward = bestOf(shots, 'attack');
  return forward === bestOf([...shots].reverse(), 'attack') ? forward : undefined;
}

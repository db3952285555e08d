import type { Plain } from '@sortie/kernel';

/** What a moment of an attack promises when both sides play on as the odds assume. */
export interface Result {
  /** Points of damage that the defender suffers; what comes after its end is suffered by nobody. */
  readonly expectedDamage: number;
  /** Damage cards dealt to a ship. */
  readonly expectedCards: number;
  /** That at least one point is suffered or card dealt. */
  readonly chanceToHurt: number;
  readonly chanceToDestroy: number;
  /** How likely so many points are suffered, by their number. */
  readonly damage: readonly number[];
  /** What the attacker plays for and the defender against. */
  readonly worth: number;
}

export interface Likely {
  readonly chance: number;
  readonly result: Result;
}

/** What chance decides between. */
export function mix(likely: readonly Likely[]): Result {
  const [only] = likely;
  if (only && likely.length === 1) return only.result;
  let [expectedDamage, expectedCards, chanceToHurt, chanceToDestroy, worth] = [0, 0, 0, 0, 0];
  const damage: number[] = [];
  for (const { chance, result } of likely) {
    expectedDamage += chance * result.expectedDamage;
    expectedCards += chance * result.expectedCards;
    chanceToHurt += chance * result.chanceToHurt;
    chanceToDestroy += chance * result.chanceToDestroy;
    worth += chance * result.worth;
    for (const [points, share] of result.damage.entries()) {
      damage[points] = (damage[points] ?? 0) + chance * share;
    }
  }
  return { expectedDamage, expectedCards, chanceToHurt, chanceToDestroy, worth, damage };
}

/** Differences below this come from rounding. */
const ROUNDING = 1e-9;

/** Whether a side would rather have the one than the other; of equals it keeps what it has. */
export function isBetter(one: Result, other: Result, role: 'attacker' | 'defender'): boolean {
  const more = one.worth - other.worth;
  return role === 'attacker' ? more > ROUNDING : more < -ROUNDING;
}

/** What a side does in a window, and what comes of it; without an answer it lets the window go by. */
export interface Choice {
  readonly result: Result;
  readonly answer: { readonly use: string; readonly choice: Plain } | null;
}

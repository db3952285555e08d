import type { Plain } from '@sortie/kernel';
import type { AttackOdds } from '../attack-situation.ts';

/** What a moment of an attack promises when both sides play on as the odds assume. */
export interface Result extends AttackOdds {
  /** What the attacker plays for and the defender against. */
  readonly worth: number;
}

/** A critical is worth a little more than a hit where the damage is the same. */
const CRITICAL = 0.01;

export interface Dealt {
  readonly isHit: boolean;
  readonly hits: number;
  readonly crits: number;
  readonly chanceToDestroy: number;
  /** So much damage destroys the ship; what goes beyond is worth nothing. */
  readonly life: number;
}

/** The result of an attack that is over. */
export function resultOf({ isHit, hits, crits, chanceToDestroy, life }: Dealt): Result {
  const damage = Array.from({ length: hits + crits + 1 }, (_, place) => (place === hits + crits ? 1 : 0));
  return {
    expectedHits: hits,
    expectedCrits: crits,
    expectedDamage: hits + crits,
    chanceToHit: isHit ? 1 : 0,
    chanceToDestroy,
    damage,
    worth: Math.min(hits + crits, life) + chanceToDestroy + CRITICAL * crits,
  };
}

export interface Likely {
  readonly chance: number;
  readonly result: Result;
}

/** What chance decides between. */
export function mix(likely: readonly Likely[]): Result {
  const [only] = likely;
  if (only && likely.length === 1 && only.chance === 1) return only.result;
  const sum = {
    expectedHits: 0,
    expectedCrits: 0,
    expectedDamage: 0,
    chanceToHit: 0,
    chanceToDestroy: 0,
    worth: 0,
  };
  const damage: number[] = [];
  for (const { chance, result } of likely) {
    sum.expectedHits += chance * result.expectedHits;
    sum.expectedCrits += chance * result.expectedCrits;
    sum.expectedDamage += chance * result.expectedDamage;
    sum.chanceToHit += chance * result.chanceToHit;
    sum.chanceToDestroy += chance * result.chanceToDestroy;
    sum.worth += chance * result.worth;
    for (let dealt = 0; dealt < result.damage.length; dealt++) {
      damage[dealt] = (damage[dealt] ?? 0) + chance * result.damage[dealt]!;
    }
  }
  return { ...sum, damage };
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

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

/** Results, each with its chance, added up. */
export class Tally {
  private expectedDamage = 0;
  private expectedCards = 0;
  private chanceToHurt = 0;
  private chanceToDestroy = 0;
  private worth = 0;
  private readonly damage: number[] = [0];

  add(result: Result, chance: number): void {
    this.expectedDamage += chance * result.expectedDamage;
    this.expectedCards += chance * result.expectedCards;
    this.chanceToHurt += chance * result.chanceToHurt;
    this.chanceToDestroy += chance * result.chanceToDestroy;
    this.worth += chance * result.worth;
    for (let points = 0; points < result.damage.length; points++) {
      this.damage[points] = (this.damage[points] ?? 0) + chance * result.damage[points]!;
    }
  }

  /** What was given up on the way. */
  addWorth(worth: number): void {
    this.worth += worth;
  }

  get result(): Result {
    const { expectedDamage, expectedCards, chanceToHurt, chanceToDestroy, worth, damage } = this;
    return { expectedDamage, expectedCards, chanceToHurt, chanceToDestroy, worth, damage };
  }
}

export type Role = 'attacker' | 'defender';

/** Differences below this come from rounding. */
const ROUNDING = 1e-9;

/** Whether a side would rather have the one worth than the other; of equals it keeps what it has. */
export function isBetter(one: number, other: number, role: Role): boolean {
  return role === 'attacker' ? one - other > ROUNDING : other - one > ROUNDING;
}

/** What a side does in a window, and what comes of it; without an answer it lets the window go by. */
export interface Choice {
  readonly result: Result;
  readonly answer: { readonly use: string; readonly choice: Plain } | null;
}

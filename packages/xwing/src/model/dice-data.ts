import type { Side } from '@sortie/kernel';
import type { AttackDie, AttackFace, DefenseDie, DefenseFace } from './dice.ts';
import type { XwingEffect } from './effect.ts';
import type { Pool } from './event.ts';
import type { ShipId } from './ids.ts';

/** Dice that a ship rolls outside an attack, and what belongs to their faces. xw.dice.non-attack-rolls */
export interface Throw {
  readonly ship: ShipId;
  readonly source: string;
  readonly pool: Pool;
  readonly count: number;
  /** The side of the bomb that makes the ship roll. */
  readonly bombOf: Side | null;
  /** Null suffers every hit and critical. */
  readonly outcomes: Partial<Record<AttackFace | DefenseFace, readonly XwingEffect[]>> | null;
  readonly dice: readonly (AttackDie | DefenseDie)[];
}

/** Dice of the attack under way that were just changed. */
export interface ChangeMoment {
  readonly pool: Pool;
  readonly dice: readonly number[];
  readonly source: string;
  readonly attacker: ShipId;
  readonly defender: ShipId;
}

/** Dice of one side that were just rolled again. */
export interface DiceMoment {
  readonly pool: Pool;
}

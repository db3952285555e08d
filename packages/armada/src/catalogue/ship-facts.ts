import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { Faction } from './faction.ts';
import type { ByZone } from './hull-zone.ts';
import type { ShipClass } from './ship-class.ts';
import type { Slot } from './upgrade-type.ts';

/** What a joint may be bent by, in clicks. */
export type Yaw = 0 | 1 | 2;

/** A ship card as the data writes it: colours without dice left out, speed charts from speed 1 up. */
export interface ShipFacts {
  readonly id: string;
  readonly name: string;
  readonly class: ShipClass;
  readonly faction: Faction;
  readonly points: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly antiSquadron: Partial<DicePool>;
  readonly armament: ByZone<Partial<DicePool>>;
  readonly shields: ByZone<number>;
  readonly defenseTokens: readonly DefenseToken[];
  readonly speedChart: readonly (readonly Yaw[])[];
  readonly slots: readonly Slot[];
  readonly pack: string;
}

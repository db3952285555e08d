import type { shipFacts } from './data/ships.ts';
import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { Faction } from './faction.ts';
import type { ByZone } from './hull-zone.ts';
import type { ShipClass } from './ship-class.ts';
import type { Yaw } from './ship-facts.ts';
import type { Size } from './size.ts';
import type { Slot } from './upgrade-type.ts';
import type { PlayedWave } from './wave.ts';

export type ShipCardId = (typeof shipFacts)[number]['id'];

/** The yaw values of the joints at each speed that the chart has, the first joint first. ar.speed-chart.columns-and-rows */
export type SpeedChart = Readonly<Partial<Record<number, readonly Yaw[]>>>;

/** A ship card of the core set or the first wave. */
export interface ShipCard {
  readonly id: ShipCardId;
  readonly name: string;
  readonly class: ShipClass;
  readonly size: Size;
  readonly faction: Faction;
  readonly points: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly antiSquadron: DicePool;
  readonly armament: ByZone<DicePool>;
  readonly shields: ByZone<number>;
  readonly defenseTokens: readonly DefenseToken[];
  readonly speedChart: SpeedChart;
  readonly maxSpeed: number;
  /** The upgrade bar; the commander and the title that a ship may carry are not printed in it. */
  readonly slots: readonly Slot[];
  readonly wave: PlayedWave;
}

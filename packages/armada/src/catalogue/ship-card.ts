import type { shipFacts } from './data/ships.ts';
import type { DicePool } from './dice.ts';
import type { ByZone } from './hull-zone.ts';
import type { ShipFacts, Yaw } from './ship-facts.ts';
import type { Size } from './size.ts';
import type { PlayedWave } from './wave.ts';

export type ShipCardId = (typeof shipFacts)[number]['id'];

/** The yaw values of the joints at each speed that the chart has, the first joint first. ar.speed-chart.columns-and-rows */
export type SpeedChart = Readonly<Partial<Record<number, readonly Yaw[]>>>;

/** A ship card of the core set or the first wave; the upgrade bar leaves out the commander and the title. */
export interface ShipCard
  extends Omit<ShipFacts, 'id' | 'antiSquadron' | 'armament' | 'speedChart' | 'pack'> {
  readonly id: ShipCardId;
  readonly size: Size;
  readonly antiSquadron: DicePool;
  readonly armament: ByZone<DicePool>;
  readonly speedChart: SpeedChart;
  readonly maxSpeed: number;
  readonly wave: PlayedWave;
}

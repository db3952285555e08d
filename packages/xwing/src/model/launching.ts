import type { Maneuver } from '../catalogue/index.ts';
import type { Guides } from './directions.ts';
import type { CardKey, ObstacleId, ShipId } from './ids.ts';

/** A ship on its way out of its carrier. */
export interface Launching {
  readonly ship: ShipId;
  readonly carrier: ShipId;
  readonly from: Guides;
  readonly maneuver: Maneuver;
  /** The card that lets it leave. */
  readonly source: CardKey;
  readonly emergency: boolean;
  /** It was no part of the squad before. xw.later.docking.pup */
  readonly isNew: boolean;
  readonly stopped: boolean;
  readonly obstaclesHit: readonly ObstacleId[];
}

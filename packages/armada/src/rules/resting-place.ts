import type { ObstacleId } from '../catalogue/index.ts';
import {
  type Course,
  type Flown,
  flyCourse,
  overlapsSquadron,
  type ShipPlace,
  shipOverlapsObstacle,
} from '../measuring/index.ts';
import type { ShipId, SquadronId, TableTop } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { shipsInPlay, squadronsInPlay } from './in-play.ts';
import { isPlaced, placeOf } from './places.ts';

/** The place of a ship that is known by its id. */
export interface NamedShip extends ShipPlace {
  readonly id: ShipId;
}

/** Only the end counts. ar.ship-move.passes-through, ar.overlap.ship-reduce-speed */
export function flyOver(
  top: Pick<TableTop, 'ships' | 'squadrons'>,
  ship: PlacedShip,
  course: Course,
): Flown<NamedShip> {
  return flyCourse(
    placeOf(ship),
    course,
    shipsInPlay(top).map((other) => ({ ...placeOf(other), id: other.id })),
  );
}

/** Only squadrons under the place where the ship really ends. ar.overlap.squadrons-displaced */
export function squadronsUnder(
  top: Pick<TableTop, 'ships' | 'squadrons'>,
  place: ShipPlace,
): readonly SquadronId[] {
  return squadronsInPlay(top)
    .filter(({ at }) => overlapsSquadron(place, at))
    .map(({ id }) => id);
}

/** ar.obstacle.overlap-test, ar.overlap.shield-frames-count */
export function obstaclesUnder({ obstacles }: Pick<TableTop, 'obstacles'>, place: ShipPlace): ObstacleId[] {
  return obstacles
    .filter(isPlaced)
    .filter((obstacle) => shipOverlapsObstacle(place, obstacle))
    .map(({ id }) => id);
}

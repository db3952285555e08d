import { type HullZone, type ObstacleId, shipCard } from '../catalogue/index.ts';
import type { Obstructions, ShipPlace, Target } from '../measuring/index.ts';
import type { Obstacle, TableTop, Unit } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { shipsInPlay } from './in-play.ts';

/** An obstacle that lies on the table. */
export type PlacedObstacle = Obstacle & { readonly pose: NonNullable<Obstacle['pose']> };

export function isPlaced(obstacle: Obstacle): obstacle is PlacedObstacle {
  return obstacle.pose !== null;
}

const places = new WeakMap<object, ShipPlace>();

/** Where a ship stands, as it is measured; kept for as long as it stands there. */
export function placeOf({ card, pose }: Pick<PlacedShip, 'card' | 'pose'>): ShipPlace {
  const known = places.get(pose);
  if (known) return known;
  const place = { pose, class: shipCard(card).class };
  places.set(pose, place);
  return place;
}

/** What attacks or is attacked: a hull zone of a ship, or a squadron. A destroyed squadron keeps its place until it is removed. */
export function targetOf(unit: Unit, zone: HullZone | null): Target {
  if (unit.kind === 'ship') return { kind: 'hullZone', ship: placeOf(unit as PlacedShip), zone: zone! };
  return { kind: 'squadron', at: unit.at! };
}

/** What may lie on a line: every ship, and every obstacle that obstructs. */
export function obstructionsOf(
  top: Pick<TableTop, 'ships' | 'obstacles'>,
  obstructs: (obstacle: ObstacleId) => boolean,
): Obstructions {
  return {
    ships: shipsInPlay(top).map(placeOf),
    obstacles: top.obstacles.filter(isPlaced).filter(({ id }) => obstructs(id)),
  };
}

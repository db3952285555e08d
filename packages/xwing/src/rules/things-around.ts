import { crosses, inArc } from '@sortie/geometry';
import type { Attack, BombToken, Obstacle, ObstacleId, Ship, TableTop } from '../model/index.ts';
import { primaryArc } from './arcs.ts';
import { bombOnTable } from './bomb-on-table.ts';
import { isInPlay } from './in-play.ts';
import { bombParts, isPlaced, obstacleShape } from './outlines.ts';
import { rangeTo } from './range.ts';

/** Beyond every range where the token lies off the play area. */
export function rangeToBomb(top: TableTop, ship: Ship, bomb: Pick<BombToken, 'pose'>): number {
  const token = bombOnTable(top.options.area, bomb);
  return token ? rangeTo(ship, token) : Number.POSITIVE_INFINITY;
}

export function rangeToObstacle(top: TableTop, ship: Ship, obstacle: ObstacleId): number {
  const found = top.obstacles.find((each) => each.id === obstacle);
  return found && isPlaced(found) ? rangeTo(ship, obstacleShape(found)) : Number.POSITIVE_INFINITY;
}

export function obstaclesInArc(top: TableTop, ship: Ship): readonly ObstacleId[] {
  if (!isInPlay(ship)) return [];
  return top.obstacles
    .filter(isPlaced)
    .filter((each) => inArc(ship.pose, primaryArc(ship), obstacleShape(each)))
    .map(({ id }) => id);
}

export function obstaclesWithin(top: TableTop, ship: Ship, range: number): readonly Obstacle[] {
  return top.obstacles.filter((each) => isPlaced(each) && rangeTo(ship, obstacleShape(each)) <= range);
}

/** A bomb token of the side lies on the line along which an attack was measured. */
export function isAcrossBomb(top: TableTop, [start, end]: Attack['line'], of: BombToken['side']): boolean {
  return top.bombs.some(
    (bomb) => bomb.side === of && bombParts(bomb).some((part) => crosses({ start, end }, part)),
  );
}

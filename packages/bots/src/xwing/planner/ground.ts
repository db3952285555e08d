import type { Polygon, Shape } from '@sortie/geometry';
import { overlaps, polygon } from '@sortie/geometry';
import { obstacleOutline } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import type { Stand } from './stand.ts';

interface Rock {
  readonly shape: Polygon;
  readonly x: number;
  readonly y: number;
  readonly isAsteroid: boolean;
}

/** The table without its ships. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly rocks: readonly Rock[];
}

export function groundOf(view: XwingView): Ground {
  const { area } = view.options;
  const rocks = view.obstacles.flatMap((obstacle): readonly Rock[] => {
    if (!obstacle.pose) return [];
    const shape = polygon(obstacleOutline(obstacle, obstacle.pose));
    const { minX, minY, maxX, maxY } = shape.box;
    return [{ shape, x: (minX + maxX) / 2, y: (minY + maxY) / 2, isAsteroid: obstacle.kind === 'asteroid' }];
  });
  return { width: area.width, depth: area.depth, rocks };
}

/** How many obstacles one of the shapes lies on. */
export function rocksUnder({ rocks }: Pick<Ground, 'rocks'>, shapes: readonly Shape[]): number {
  return rocks.filter(({ shape }) => shapes.some((each) => overlaps(each, shape))).length;
}

/** No attack from an asteroid. xw.obstacle.asteroid.no-attack */
export function isOnAsteroid({ rocks }: Ground, base: Shape): boolean {
  return rocks.some(({ shape, isAsteroid }) => isAsteroid && overlaps(base, shape));
}

/** How near to the middle of an obstacle a line must pass to be crossed by it, roughly. */
const ROCK_RADIUS = 22;

/** Whether an obstacle lies between two bases, roughly. */
export function isObstructed({ rocks }: Ground, one: Stand, other: Stand): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return false;
  return rocks.some(({ x, y }) => {
    const along = ((x - one.x) * dx + (y - one.y) * dy) / square;
    if (along <= 0 || along >= 1) return false;
    const [offX, offY] = [one.x + along * dx - x, one.y + along * dy - y];
    return offX * offX + offY * offY < ROCK_RADIUS * ROCK_RADIUS;
  });
}

/** The distance from the middle of a base to the nearest edge. */
export function insideBy({ width, depth }: Ground, { x, y }: Stand): number {
  return Math.min(x, y, width - x, depth - y);
}

/** Whether a base is on the table with all of it. xw.flee.trigger */
export function isOnTable(ground: Ground, stand: Stand): boolean {
  const reach = stand.half * (Math.abs(stand.sine) + Math.abs(stand.cosine));
  return insideBy(ground, stand) >= reach;
}

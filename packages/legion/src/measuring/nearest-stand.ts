import { firstAround, type Millimetres, type Point } from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import { radiusOf } from './figures.ts';
import { type Occupied, placeOnFloor, type Stander, standFault } from './footing.ts';

export interface StandSearch {
  readonly who: Stander;
  readonly near: Point;
  readonly within: Millimetres;
  readonly occupied: Occupied;
  readonly accepts: (place: Place) => boolean;
}

/** The nearest place to a point at which a miniature can stand, on a grid of a third of its radius. */
export function nearestStand({ who, near, within, occupied, accepts }: StandSearch): Place | undefined {
  const radius = radiusOf(who.base);
  return firstAround(near, within, radius / 3, ({ x, y }) => {
    const place = placeOnFloor(occupied.relief, x, y, radius);
    return standFault(who, place, occupied) === undefined && accepts(place) ? place : undefined;
  });
}

/**
 * Where a displaced leader can stand: nearest to where it was and within range 1 of its footprint, on its own level if
 * there is room. lg.displacement.3-leader-range-1, lg.displacement.3-same-height
 */
export function displacedLeaderPlace(
  who: Stander,
  from: Place,
  occupied: Occupied,
  accepts: (place: Place) => boolean,
): Place | undefined {
  const search = { who, near: from, within: segmentMeasure.value, occupied };
  const level = nearestStand({ ...search, accepts: (at) => at.level === from.level && accepts(at) });
  return level ?? nearestStand({ ...search, accepts });
}

/** lg.displacement.3-leader-range-1: the whole base stays within range 1 of the footprint it had. */
export function isNearFootprint(from: Place, at: Place): boolean {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  return dx * dx + dy * dy <= segmentMeasure.value * segmentMeasure.value;
}

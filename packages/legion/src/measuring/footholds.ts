import { type Point, pointsAround, squareBetween, TOLERANCE } from '@sortie/geometry';
import type { Place } from '../model/index.ts';
import { cohesionFault } from './cohesion.ts';
import type { Cohesion } from './cohesion-terms.ts';
import { radiusOf } from './figures.ts';
import { floorUnder } from './footing.ts';
import { placeAt } from './places.ts';
import { footPoints } from './vertical.ts';

/** On a surface, places are looked for so far around. */
const AROUND = 100;

/** Where a base could stand on the level that the leader came from: at the foot of the piece, or on its top. */
function pointsNear({ leader, who, around, climbed }: Cohesion, near: Point): readonly Point[] {
  const radius = radiusOf(who.base);
  const feature = around.relief.features.find(({ id }) => id === climbed?.terrain);
  if (!feature || !climbed) return [];
  return climbed.from < leader.level
    ? footPoints(feature, radius, near)
    : [...pointsAround(near, AROUND, radius / 2)];
}

/**
 * Where so many miniatures that do not follow their leader up or down stand as near as they can to where it began.
 * lg.cohesion.vertical.others-close
 */
export function footholds(cohesion: Cohesion, near: Point, count: number): readonly Place[] {
  const { who, around, climbed } = cohesion;
  const radius = radiusOf(who.base);
  const found: Place[] = [];
  const points = pointsNear(cohesion, near);
  for (const { x, y } of points.toSorted((a, b) => squareBetween(a, near) - squareBetween(b, near))) {
    if (found.length === count) break;
    const place = placeAt(x, y, floorUnder(around.relief, { x, y }, radius));
    const isOnLevel = climbed !== undefined && Math.abs(place.level - climbed.from) <= TOLERANCE;
    const isFree = found.every((each) => squareBetween(each, place) >= 4 * radius * radius);
    if (isOnLevel && isFree && cohesionFault(cohesion, place) === undefined) found.push(place);
  }
  return found;
}

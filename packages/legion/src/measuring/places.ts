import { type Degrees, heading, type Millimetres, placePoint } from '@sortie/geometry';
import type { Place, Stand } from '../model/index.ts';

/** A place in whole steps, as every placement is. */
export function placeAt(x: Millimetres, y: Millimetres, level: Millimetres): Place {
  return { ...placePoint({ x, y }), level: placePoint({ x: level, y: 0 }).x };
}

/** A stand in whole steps; the heading of a round base has no effect. lg.base.round-free-facing */
export function standAt(place: Place, degrees: Degrees): Stand {
  return { ...placeAt(place.x, place.y, place.level), heading: heading(degrees) };
}

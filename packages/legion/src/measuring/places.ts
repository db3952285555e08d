import { type Degrees, heading, type Millimetres, placeLength } from '@sortie/geometry';
import type { Place, Stand } from '../model/index.ts';

/** A place in whole steps, as every placement is. */
export function placeAt(x: Millimetres, y: Millimetres, level: Millimetres): Place {
  return { x: placeLength(x), y: placeLength(y), level: placeLength(level) };
}

/** A stand in whole steps; the heading of a round base has no effect. lg.base.round-free-facing */
export function standAt(place: Place, degrees: Degrees): Stand {
  const { x, y, level } = place;
  return { x: placeLength(x), y: placeLength(y), level: placeLength(level), heading: heading(degrees) };
}

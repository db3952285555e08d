import { distanceSquared } from './distance.ts';
import { farthest } from './farthest.ts';
import type { Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

/** The bands of a ruler from the first to the last, counted from 1, each of one length. */
export interface Bands {
  readonly first: number;
  readonly last: number;
  readonly length: Millimetres;
}

/** The band a distance falls in, from 1; a limit belongs to the lower one. */
export function band(squared: SquareMillimetres, bandLength: Millimetres): number {
  return Math.max(1, Math.ceil((Math.sqrt(squared) - TOLERANCE) / bandLength));
}

/** The nearest point of `b` lies in the bands. */
export function isAt(a: Shape, b: Shape, bands: Bands): boolean {
  const nearestBand = band(distanceSquared(a, b), bands.length);
  return nearestBand >= bands.first && nearestBand <= bands.last;
}

/** Every point of `b` lies in the bands. */
export function isWithin(a: Shape, b: Shape, bands: Bands): boolean {
  const most = farthest(a, b);
  return (
    band(distanceSquared(a, b), bands.length) >= bands.first && band(most * most, bands.length) <= bands.last
  );
}

/** No point of `b` lies in the bands up to the last. */
export function isBeyond(a: Shape, b: Shape, bands: Bands): boolean {
  return band(distanceSquared(a, b), bands.length) > bands.last;
}

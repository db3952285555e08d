import { TOLERANCE } from './tolerance.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

/**
 * The band of a ruler in which a distance falls, from 1; a limit belongs to the lower band. `limits` are the far
 * ends of the bands, nearest first, and need not be equally far apart; what lies beyond all of them falls in a
 * band after the last.
 */
export function bandOf(squared: SquareMillimetres, limits: readonly Millimetres[]): number {
  const distance = Math.sqrt(squared) - TOLERANCE;
  let band = 1;
  for (const limit of limits) {
    if (distance <= limit) return band;
    band++;
  }
  return band;
}

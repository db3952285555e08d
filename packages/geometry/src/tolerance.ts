import type { Millimetres } from './units.ts';

/**
 * How near two measurements must be to count as equal. Bases that sink into each other by no more than
 * this are in contact, a point this far outside an arc lies on its line, a distance this far above a band
 * limit lies on the limit.
 */
export const TOLERANCE: Millimetres = 0.01;

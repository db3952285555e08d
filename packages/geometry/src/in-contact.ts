import { distanceSquared } from './distance.ts';
import { overlaps } from './overlaps.ts';
import type { Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';

/** Whether the shapes meet without sharing area. */
export function inContact(a: Shape, b: Shape): boolean {
  return distanceSquared(a, b) <= TOLERANCE * TOLERANCE && !overlaps(a, b);
}

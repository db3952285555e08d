import type { Point } from '@sortie/geometry';
import type { Place } from '../model/model.ts';

/** Millimetres of the table to one step on the marsh. */
export const STEP = 30;

/** Steps from the middle of the marsh to its edge: further than a wisp can drift in the longest game. */
const HALF = 24;

export const AREA = { width: 2 * HALF * STEP, depth: 2 * HALF * STEP } as const;

export function onTable({ x, y }: Place): Point {
  return { x: (x + HALF) * STEP, y: (y + HALF) * STEP };
}

export function onMarsh({ x, y }: Point): Place {
  return { x: x / STEP - HALF, y: y / STEP - HALF };
}

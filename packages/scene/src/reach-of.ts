import type { Shape } from './scene.ts';

/** Half of the longer side of a piece that is drawn with these shapes. */
export function reachOf(shapes: readonly Shape[]): number {
  return Math.max(
    0,
    ...shapes.flatMap(({ points }) => points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))),
  );
}

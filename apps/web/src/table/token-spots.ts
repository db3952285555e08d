import type { Point } from '@sortie/geometry';

const STEP = 20;
const ROW = 5;

/** Places for so many tokens in rows, the first row nearest to the piece; pixels, y down. */
export function tokenSpots(count: number): readonly Point[] {
  const rows = Math.ceil(count / ROW);
  const perRow = Math.ceil(count / Math.max(1, rows));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((index % perRow) - (inRow - 1) / 2) * STEP, y: row * STEP };
  });
}

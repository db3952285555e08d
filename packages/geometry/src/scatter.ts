import type { Box } from './box.ts';
import type { Point } from './point.ts';
import type { Millimetres } from './units.ts';

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** A stride without a common divisor visits every cell, far ones after each other. */
function strideThrough(cells: number): number {
  let stride = Math.max(1, Math.floor(cells * 0.382));
  while (commonDivisor(stride, cells) !== 1) stride++;
  return stride;
}

/** Every point of a grid over the box, far ones after each other; `begin` says with which to begin. */
export function* scatter(box: Box, spacing: Millimetres, begin = 0): Iterable<Point> {
  const columns = Math.max(1, Math.floor((box.maxX - box.minX) / spacing) + 1);
  const rows = Math.max(1, Math.floor((box.maxY - box.minY) / spacing) + 1);
  const cells = columns * rows;
  const stride = strideThrough(cells);
  for (let visit = 0; visit < cells; visit++) {
    const cell = (visit * stride + begin) % cells;
    yield { x: box.minX + (cell % columns) * spacing, y: box.minY + Math.floor(cell / columns) * spacing };
  }
}

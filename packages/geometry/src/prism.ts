import type { Point } from './point.ts';
import type { Polygon } from './shape.ts';
import { cosine, sine } from './sine.ts';
import type { Millimetres } from './units.ts';

/** An upright block over a convex outline; what reaches down to the ground or below has no floor. */
export interface Prism {
  /** The corners, anticlockwise. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** For the edge that ends at each corner: its unit normal outwards, and how far out it lies along it. */
  readonly normalXs: Float64Array;
  readonly normalYs: Float64Array;
  readonly offsets: Float64Array;
  /** A circle around it. */
  readonly centre: Point;
  readonly reach: Millimetres;
  readonly floor: Millimetres;
  readonly top: Millimetres;
}

/** Prisms that count as one thing, such as a corner of walls. */
export interface Solid {
  readonly prisms: readonly Prism[];
}

export interface Heights {
  readonly floor: Millimetres;
  readonly top: Millimetres;
}

/** Stands on the ground: nothing is seen beneath it. */
export const NO_FLOOR: Millimetres = Number.NEGATIVE_INFINITY;

function prismOver(outline: readonly Point[], { floor, top }: Heights): Prism {
  const count = outline.length;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const normalXs = new Float64Array(count);
  const normalYs = new Float64Array(count);
  const offsets = new Float64Array(count);
  let [sumX, sumY] = [0, 0];
  outline.forEach(({ x, y }, index) => {
    const before = outline.at(index - 1) as Point;
    const length = Math.sqrt((x - before.x) * (x - before.x) + (y - before.y) * (y - before.y));
    xs[index] = x;
    ys[index] = y;
    normalXs[index] = (y - before.y) / length;
    normalYs[index] = (before.x - x) / length;
    offsets[index] = normalXs[index]! * x + normalYs[index]! * y;
    sumX += x;
    sumY += y;
  });
  const centre = { x: sumX / count, y: sumY / count };
  let farthest = 0;
  for (const { x, y } of outline) {
    farthest = Math.max(farthest, (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y));
  }
  return { xs, ys, normalXs, normalYs, offsets, centre, reach: Math.sqrt(farthest), floor, top };
}

export function solidOver(shape: Polygon, heights: Heights): Solid {
  const parts = shape.convex ? [shape] : shape.parts;
  return { prisms: parts.map(({ points }) => prismOver(points, heights)) };
}

/** A round solid is a prism of so many sides, inside its circle by at most 0.11 mm where the radius is 50 mm. */
const SIDES = 48;

const circle: readonly Point[] = Array.from({ length: SIDES }, (_, index) => ({
  x: cosine((index * 360) / SIDES),
  y: sine((index * 360) / SIDES),
}));

export function roundSolid(centre: Point, radius: Millimetres, heights: Heights): Solid {
  const outline = circle.map(({ x, y }) => ({ x: centre.x + x * radius, y: centre.y + y * radius }));
  return { prisms: [prismOver(outline, heights)] };
}

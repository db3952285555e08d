import { closestOnSegment } from './closest-point.ts';
import { type Point, squareBetween } from './point.ts';
import { cosine, sine } from './sine.ts';
import type { Millimetres } from './units.ts';

/** Points on a circle, at most `spacing` apart. */
export function pointsOnCircle(centre: Point, radius: Millimetres, spacing: Millimetres): readonly Point[] {
  const count = Math.max(8, Math.ceil((6.2832 * radius) / spacing));
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 * index) / count;
    return { x: centre.x + radius * sine(angle), y: centre.y + radius * cosine(angle) };
  });
}

/**
 * Points so far outside a convex, anticlockwise outline, along its edges and around its corners; on each edge also
 * the one nearest to `near`.
 */
export function pointsOutside(
  outline: readonly Point[],
  gap: Millimetres,
  spacing: Millimetres,
  near: Point,
): readonly Point[] {
  return outline.flatMap((end, index) => {
    const start = outline.at(index - 1) as Point;
    const length = Math.sqrt(squareBetween(start, end));
    const out = { x: ((end.y - start.y) / length) * gap, y: ((start.x - end.x) / length) * gap };
    const count = Math.max(1, Math.ceil(length / spacing));
    const edge = Array.from({ length: count + 1 }, (_, step) => {
      const share = step / count;
      return {
        x: start.x + (end.x - start.x) * share + out.x,
        y: start.y + (end.y - start.y) * share + out.y,
      };
    });
    const nearest = closestOnSegment(start, end, near);
    edge.push({ x: nearest.x + out.x, y: nearest.y + out.y });
    const next = outline[(index + 1) % outline.length] as Point;
    return [...edge, ...cornerPoints(end, out, next, gap)];
  });
}

/** Half way round a corner; nearer to its edges the points of the edges are near enough. */
function cornerPoints(corner: Point, out: Point, next: Point, gap: Millimetres): readonly Point[] {
  const length = Math.sqrt(squareBetween(corner, next));
  const after = { x: ((next.y - corner.y) / length) * gap, y: ((corner.x - next.x) / length) * gap };
  const [x, y] = [out.x + after.x, out.y + after.y];
  const size = Math.sqrt(x * x + y * y);
  return size === 0 ? [] : [{ x: corner.x + (x / size) * gap, y: corner.y + (y / size) * gap }];
}

import type { Point } from './point.ts';

/** How many rings around the middle are kept. */
const RINGS = 40;
const ROW = 0.8660254037844386;

/** Points of a grid of equal triangles with sides of 1 around the origin, nearest first; ties in a fixed order. */
const grid: readonly Point[] = makeGrid();

function makeGrid(): readonly Point[] {
  const points: { readonly x: number; readonly y: number; readonly square: number }[] = [];
  for (let row = -RINGS - 6; row <= RINGS + 6; row++) {
    for (let column = -RINGS; column <= RINGS; column++) {
      const x = column + (row % 2 === 0 ? 0 : 0.5);
      const y = row * ROW;
      const square = x * x + y * y;
      if (square <= RINGS * RINGS) points.push({ x, y, square });
    }
  }
  points.sort((one, other) => one.square - other.square || one.y - other.y || one.x - other.x);
  return points;
}

/** Points around a middle, nearest first, as far as `radius`; the grid widens where it would not reach. */
export function pointsAround(middle: Point, radius: number, spacing: number): readonly Point[] {
  const step = Math.max(spacing, radius / RINGS);
  const most = (radius / step) * (radius / step);
  const found: Point[] = [];
  for (const { x, y } of grid) {
    if (x * x + y * y > most) break;
    found.push({ x: middle.x + x * step, y: middle.y + y * step });
  }
  return found;
}

/** What is found at the nearest point around a middle at which anything is. */
export function firstAround<Found>(
  middle: Point,
  radius: number,
  spacing: number,
  find: (point: Point) => Found | undefined,
): Found | undefined {
  return searchAround(middle, radius, spacing)(find);
}

/**
 * The same search, to be asked again and again. Each time it goes on at the point that was found last, so what is
 * looked for may only become rarer from one time to the next.
 */
export function searchAround(
  middle: Point,
  radius: number,
  spacing: number,
): <Found>(find: (point: Point) => Found | undefined) => Found | undefined {
  const step = Math.max(spacing, radius / RINGS);
  const most = (radius / step) * (radius / step);
  let next = 0;
  return (find) => {
    for (; next < grid.length; next++) {
      const { x, y } = grid[next]!;
      if (x * x + y * y > most) return undefined;
      const found = find({ x: middle.x + x * step, y: middle.y + y * step });
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

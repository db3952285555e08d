import { type Point, squareBetween } from './point.ts';

/** Square millimetres; below this a corner is straight. Far under the tolerance, far over rounding. */
const FLAT = 1e-9;

/** Twice the area of the triangle; positive when it runs anticlockwise. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function at<T>(list: readonly T[], index: number): T {
  return list[(index + list.length) % list.length] as T;
}

/** Anticlockwise, without repeated points or corners that do not turn. */
export function tidyPolygon(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach((point, index) => {
    const next = at(points, index + 1);
    area += point.x * next.y - point.y * next.x;
  });
  const ordered = area < 0 ? points.toReversed() : points;
  const distinct = ordered.filter((point, index) => {
    const next = at(ordered, index + 1);
    return Math.abs(point.x - next.x) + Math.abs(point.y - next.y) > FLAT;
  });
  const corners = distinct.filter(
    (point, index) => Math.abs(turn(at(distinct, index - 1), point, at(distinct, index + 1))) > FLAT,
  );
  return corners.length < 3 ? endsOf(ordered) : corners;
}

/** Of points on one line, or all alike. */
function endsOf(points: readonly Point[]): readonly Point[] {
  const farthestFrom = (from: Point) =>
    points.reduce(
      (best, point) => (squareBetween(point, from) > squareBetween(best, from) ? point : best),
      from,
    );
  const first = farthestFrom(points[0] as Point);
  const last = farthestFrom(first);
  return first === last ? [first] : [first, last];
}

export function isConvex(outline: readonly Point[]): boolean {
  return outline.every(
    (point, index) => turn(at(outline, index - 1), point, at(outline, index + 1)) >= -FLAT,
  );
}

/** A corner that can be cut off: it turns left and no other point lies in its triangle. */
function isEar(outline: readonly Point[], index: number): boolean {
  const [a, b, c] = [at(outline, index - 1), at(outline, index), at(outline, index + 1)];
  if (turn(a, b, c) <= FLAT) return false;
  return outline.every(
    (p) => p === a || p === b || p === c || turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0,
  );
}

/** The ear with the widest smallest height, so that no part is a needle the tolerance would lose. */
function bestEar(outline: readonly Point[]): number {
  let best = 0;
  let bestWidth = -1;
  outline.forEach((point, index) => {
    if (!isEar(outline, index)) return;
    const [a, c] = [at(outline, index - 1), at(outline, index + 1)];
    const longest = Math.max(
      ...[
        [a, point],
        [point, c],
        [c, a],
      ].map(([p, q]) => squareBetween(p!, q!)),
    );
    const width = turn(a, point, c) / Math.sqrt(longest);
    if (width > bestWidth) [best, bestWidth] = [index, width];
  });
  return best;
}

function triangles(outline: readonly Point[]): Point[][] {
  const rest = [...outline];
  const cut: Point[][] = [];
  while (rest.length > 3) {
    const ear = bestEar(rest);
    cut.push([at(rest, ear - 1), at(rest, ear), at(rest, ear + 1)]);
    rest.splice(ear, 1);
  }
  cut.push(rest);
  return cut;
}

/** The two parts as one, when they share an edge and the whole is convex. */
function mergeParts(a: readonly Point[], b: readonly Point[]): Point[] | undefined {
  for (let i = 0; i < a.length; i++) {
    const j = b.indexOf(at(a, i + 1));
    if (j < 0 || at(b, j + 1) !== a[i]) continue;
    const aRun = Array.from({ length: a.length }, (_, step) => at(a, i + 1 + step));
    const bRun = Array.from({ length: b.length - 2 }, (_, step) => at(b, j + 2 + step));
    const whole = [...aRun, ...bRun];
    return isConvex(whole) ? whole : undefined;
  }
  return undefined;
}

/** Covers a simple anticlockwise outline with convex ones. */
export function convexParts(outline: readonly Point[]): readonly (readonly Point[])[] {
  const parts = triangles(outline);
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const whole = mergeParts(parts[i]!, parts[j]!);
      if (whole === undefined) continue;
      parts[i] = whole;
      parts.splice(j, 1);
      j = i;
    }
  }
  return parts;
}

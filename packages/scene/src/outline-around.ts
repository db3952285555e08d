import { arctangent2, cosine, type Point, sine } from '@sortie/geometry';

/** Degrees between two points of a rounded corner. */
const STEP = 6;

/** Everything that is no farther than the distance from a convex outline: its edges moved out, its corners rounded. */
export function outlineAround(outline: readonly Point[], distance: number): readonly Point[] {
  const corners = convexHull(outline);
  return corners.flatMap((corner, index) => {
    const arriving = direction(corners.at(index - 1)!, corner);
    const leaving = direction(corner, corners[(index + 1) % corners.length]!);
    const turn = corners.length === 1 ? 360 : (((leaving - arriving) % 360) + 360) % 360;
    const parts = Math.max(1, Math.ceil(turn / STEP));
    // The outline runs anticlockwise, so outside is to the right of every edge.
    return Array.from({ length: parts + 1 }, (_, part) => {
      const angle = arriving - 90 + (turn * part) / parts;
      return { x: corner.x + distance * cosine(angle), y: corner.y + distance * sine(angle) };
    });
  });
}

/** Degrees anticlockwise from +x. */
function direction(from: Point, to: Point): number {
  return arctangent2(to.y - from.y, to.x - from.x);
}

/** Anticlockwise, without points that lie between others. */
function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const distinct = sorted.filter(
    ({ x, y }, index) => index === 0 || x !== sorted[index - 1]!.x || y !== sorted[index - 1]!.y,
  );
  if (distinct.length < 3) return distinct;
  const lower = chain(distinct);
  const upper = chain([...distinct].reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-9;
}

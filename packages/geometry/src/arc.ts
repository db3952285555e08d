import { type HalfPlane, insideBy } from './half-plane.ts';
import type { Point, Segment } from './point.ts';
import { type Pose, toTable } from './pose.ts';
import { cosine, sine } from './sine.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Degrees, Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

/** What a piece can see from its pose, whose point is the apex. */
export type Arc =
  /** To both sides of a direction, by at most 90 degrees. */
  | { readonly kind: 'wedge'; readonly offset: Degrees; readonly halfAngle: Degrees }
  /** Everything on or ahead of the line across the pose. */
  | { readonly kind: 'half' }
  /** A strip ahead. */
  | { readonly kind: 'bullseye'; readonly width: Millimetres }
  | { readonly kind: 'all' };

/** The lines of an arc are drawn to here; no table is as large. */
const FAR: Millimetres = 100_000;

/** The side of a line through a point that lies in a direction. */
function sideTowards(pose: Pose, through: Point, degrees: Degrees): HalfPlane {
  const normal = { x: sine(pose.heading + degrees), y: cosine(pose.heading + degrees) };
  return { normal, offset: normal.x * through.x + normal.y * through.y };
}

/** The arc is what lies in all of them. */
export function arcPlanes(pose: Pose, arc: Arc): readonly HalfPlane[] {
  switch (arc.kind) {
    case 'wedge':
      return [
        sideTowards(pose, pose, arc.offset - arc.halfAngle + 90),
        sideTowards(pose, pose, arc.offset + arc.halfAngle - 90),
      ];
    case 'half':
      return [sideTowards(pose, pose, 0)];
    case 'bullseye':
      return [
        sideTowards(pose, pose, 0),
        sideTowards(pose, toTable(pose, { x: -arc.width / 2, y: 0 }), 90),
        sideTowards(pose, toTable(pose, { x: arc.width / 2, y: 0 }), -90),
      ];
    case 'all':
      return [];
    default:
      return unreachable(arc);
  }
}

/** The lines that bound the arc, from the base outward. */
export function arcLines(pose: Pose, arc: Arc): readonly Segment[] {
  const ray = (from: Point, degrees: Degrees): Segment => ({
    start: from,
    end: toTable({ x: from.x, y: from.y, heading: pose.heading + degrees }, { x: 0, y: FAR }),
  });
  switch (arc.kind) {
    case 'wedge':
      return [ray(pose, arc.offset - arc.halfAngle), ray(pose, arc.offset + arc.halfAngle)];
    case 'half':
      return [ray(pose, -90), ray(pose, 90)];
    case 'bullseye': {
      const left = toTable(pose, { x: -arc.width / 2, y: 0 });
      const right = toTable(pose, { x: arc.width / 2, y: 0 });
      return [ray(left, 0), ray(right, 0), { start: left, end: right }];
    }
    case 'all':
      return [];
    default:
      return unreachable(arc);
  }
}

/** On the line is in the arc. */
export function isPointInArc(pose: Pose, arc: Arc, point: Point): boolean {
  return arcPlanes(pose, arc).every((plane) => insideBy(plane, point) >= -TOLERANCE);
}

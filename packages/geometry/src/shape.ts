import { type Box, boxAround, boxAroundBoxes } from './box.ts';
import { convexParts, isConvex, tidyPolygon } from './convex-parts.ts';
import type { Point } from './point.ts';
import type { Pose } from './pose.ts';
import { cosine, sine } from './sine.ts';
import type { Millimetres } from './units.ts';

/**
 * A simple outline, anticlockwise. `parts` covers a concave one with convex ones and is empty for a convex
 * one. One or two points are allowed: what an arc leaves of a base may be a line.
 */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  readonly convex: boolean;
  readonly parts: readonly Polygon[];
  readonly box: Box;
}

export interface Disc {
  readonly kind: 'disc';
  readonly centre: Point;
  readonly radius: Millimetres;
  readonly box: Box;
}

/**
 * A sector of a ring of less than half a turn, running anticlockwise from the unit vector `from` to the
 * unit vector `to`.
 */
export interface Sector {
  readonly kind: 'sector';
  readonly centre: Point;
  readonly inner: Millimetres;
  readonly outer: Millimetres;
  readonly from: Point;
  readonly to: Point;
  readonly box: Box;
}

/** Shapes taken as one, such as a base and its pegs. */
export interface Compound {
  readonly kind: 'compound';
  readonly parts: readonly Shape[];
  readonly box: Box;
}

export type Shape = Polygon | Disc | Sector | Compound;

/** The caller vouches that the points are a convex outline, anticlockwise. */
export function convexPolygon(points: readonly Point[]): Polygon {
  return { kind: 'polygon', points, convex: true, parts: [], box: boxAround(points) };
}

export function polygon(points: readonly Point[]): Polygon {
  const outline = tidyPolygon(points);
  if (outline.length < 3 || isConvex(outline)) return convexPolygon(outline);
  const parts = convexParts(outline).map(convexPolygon);
  return { kind: 'polygon', points: outline, convex: false, parts, box: boxAround(outline) };
}

/** Length runs along the heading, width across it; the pose is the middle. */
export function rectangle(at: Pose, length: Millimetres, width: Millimetres): Polygon {
  const s = sine(at.heading);
  const c = cosine(at.heading);
  const aheadX = (length / 2) * s;
  const aheadY = (length / 2) * c;
  const rightX = (width / 2) * c;
  const rightY = (-width / 2) * s;
  const { x, y } = at;
  return convexPolygon([
    { x: x - aheadX - rightX, y: y - aheadY - rightY },
    { x: x - aheadX + rightX, y: y - aheadY + rightY },
    { x: x + aheadX + rightX, y: y + aheadY + rightY },
    { x: x + aheadX - rightX, y: y + aheadY - rightY },
  ]);
}

export function disc(centre: Point, radius: Millimetres): Disc {
  const { x, y } = centre;
  const box = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
  return { kind: 'disc', centre, radius, box };
}

export function compound(parts: readonly Shape[]): Compound {
  return { kind: 'compound', parts, box: boxAroundBoxes(parts.map((part) => part.box)) };
}

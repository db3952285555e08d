import { boxesShare } from './box.ts';
import { distanceSquaredToPoint } from './distance-to-point.ts';
import { convexOverlaps } from './overlap-convex.ts';
import { sectorOverlapsConvex, sectorsOverlap } from './overlap-sector.ts';
import type { Disc, Polygon, Sector, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

function partsOverlap(parts: readonly Shape[], other: Shape, depth: Millimetres): boolean {
  for (const part of parts) if (overlapsBy(part, other, depth)) return true;
  return false;
}

function discOverlaps(disc: Disc, other: Polygon | Disc | Sector, depth: Millimetres): boolean {
  const reach = disc.radius - depth;
  return reach > 0 && distanceSquaredToPoint(other, disc.centre) < reach * reach;
}

/** Whether the shapes share area that goes deeper than `depth`. */
export function overlapsBy(a: Shape, b: Shape, depth: Millimetres): boolean {
  if (!boxesShare(a.box, b.box, depth)) return false;
  // Bases are by far the most frequent question.
  if (a.kind === 'polygon' && b.kind === 'polygon' && a.convex && b.convex) {
    return convexOverlaps(a.points, b.points, depth);
  }
  if (a.kind === 'compound') return partsOverlap(a.parts, b, depth);
  if (b.kind === 'compound') return partsOverlap(b.parts, a, depth);
  if (a.kind === 'disc') return discOverlaps(a, b, depth);
  if (b.kind === 'disc') return discOverlaps(b, a, depth);
  if (a.kind === 'polygon' && !a.convex) return partsOverlap(a.parts, b, depth);
  if (b.kind === 'polygon' && !b.convex) return partsOverlap(b.parts, a, depth);
  if (a.kind === 'polygon') {
    if (b.kind === 'polygon') return convexOverlaps(a.points, b.points, depth);
    return sectorOverlapsConvex(b, a.points, depth);
  }
  switch (b.kind) {
    case 'polygon':
      return sectorOverlapsConvex(a, b.points, depth);
    case 'sector':
      return sectorsOverlap(a, b, depth);
    default:
      return unreachable(b);
  }
}

/** Whether the shapes share area. Edges that only meet are in contact, not overlapping. */
export function overlaps(a: Shape, b: Shape): boolean {
  return overlapsBy(a, b, TOLERANCE);
}

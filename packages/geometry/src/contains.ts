import { bandCorners, endPlanes } from './band.ts';
import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import { distanceSquaredToPoint } from './distance-to-point.ts';
import { clipped, type HalfPlane, innerSides } from './half-plane.ts';
import { isInside } from './is-inside.ts';
import { bandOverlapsConvex } from './overlap-band.ts';
import { edgesOf, type Point } from './point.ts';
import type { Band, Disc, Polygon, Shape } from './shape.ts';
import { reach, support } from './support.ts';
import { TOLERANCE } from './tolerance.ts';
import { unreachable } from './unreachable.ts';

function liesIn(shape: Shape, plane: HalfPlane): boolean {
  const outwards = { x: -plane.normal.x, y: -plane.normal.y };
  return -support(shape, outwards) >= plane.offset - TOLERANCE;
}

/** Whether a line goes deeper into the shape than the tolerance. */
function enters(line: readonly [Point, Point], shape: Polygon | Disc | Band): boolean {
  switch (shape.kind) {
    case 'polygon': {
      if (!shape.convex) return shape.parts.some((part) => enters(line, part));
      let left: readonly Point[] = line;
      for (const plane of innerSides(shape.points)) {
        left = clipped(left, plane, TOLERANCE);
        if (left.length === 0) return false;
      }
      return true;
    }
    case 'disc': {
      const depth = shape.radius - TOLERANCE;
      return depth > 0 && convexDistanceSquaredToPoint(line, shape.centre) < depth * depth;
    }
    case 'band':
      return bandOverlapsConvex(shape, line, TOLERANCE);
    default:
      return unreachable(shape);
  }
}

function cornersOf(shape: Polygon | Disc | Band): readonly Point[] {
  if (shape.kind === 'disc') return [shape.centre];
  return shape.kind === 'polygon' ? shape.points : bandCorners(shape);
}

/** A concave area contains what has its corners inside and is entered by none of the area's edges. */
function concaveContains(area: Polygon, shape: Polygon | Disc | Band): boolean {
  return (
    cornersOf(shape).every((corner) => isInside(corner, area)) &&
    !edgesOf(area.points).some(({ start, end }) => enters([start, end], shape))
  );
}

function bandContains(area: Band, shape: Shape): boolean {
  const gap = Math.max(0, area.inner - TOLERANCE);
  return (
    reach(shape, area.centre) <= area.outer + TOLERANCE &&
    distanceSquaredToPoint(shape, area.centre) >= gap * gap &&
    endPlanes(area).every((plane) => liesIn(shape, plane))
  );
}

/** Whether no point of the shape lies outside the area; a compound area must hold it in one part. */
export function contains(area: Shape, shape: Shape): boolean {
  if (shape.kind === 'compound') return shape.parts.every((part) => contains(area, part));
  switch (area.kind) {
    case 'polygon':
      if (!area.convex) return concaveContains(area, shape);
      return innerSides(area.points).every((plane) => liesIn(shape, plane));
    case 'disc':
      return reach(shape, area.centre) <= area.radius + TOLERANCE;
    case 'band':
      return bandContains(area, shape);
    case 'compound':
      return area.parts.some((part) => contains(part, shape));
    default:
      return unreachable(area);
  }
}

import { type Point, squareBetween } from './point.ts';
import { pointAt, sectorCorners, spansDirection } from './sector.ts';
import type { Sector, Shape } from './shape.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

/** How far the shape goes in a direction given as a unit vector. */
export function support(shape: Shape, direction: Point): Millimetres {
  switch (shape.kind) {
    case 'polygon':
      return greatest(shape.points.map((point) => dot(point, direction)));
    case 'disc':
      return dot(shape.centre, direction) + shape.radius;
    case 'sector': {
      const bulges = spansDirection(shape, direction) ? [pointAt(shape.centre, direction, shape.outer)] : [];
      return greatest([...sectorCorners(shape), ...bulges].map((point) => dot(point, direction)));
    }
    case 'compound':
      return greatest(shape.parts.map((part) => support(part, direction)));
    default:
      return unreachable(shape);
  }
}

/** The points of the sector among which its farthest from a point is. */
function farPoints(sector: Sector, from: Point): readonly Point[] {
  const away = { x: sector.centre.x - from.x, y: sector.centre.y - from.y };
  const length = Math.sqrt(dot(away, away));
  if (length === 0) return [pointAt(sector.centre, sector.from, sector.outer)];
  const corners = sectorCorners(sector);
  if (!spansDirection(sector, away)) return corners;
  return [...corners, pointAt(sector.centre, { x: away.x / length, y: away.y / length }, sector.outer)];
}

/** The distance from the point to the farthest point of the shape. */
export function reach(shape: Shape, from: Point): Millimetres {
  switch (shape.kind) {
    case 'polygon':
      return Math.sqrt(greatest(shape.points.map((point) => squareBetween(point, from))));
    case 'disc':
      return Math.sqrt(squareBetween(shape.centre, from)) + shape.radius;
    case 'sector':
      return Math.sqrt(greatest(farPoints(shape, from).map((point) => squareBetween(point, from))));
    case 'compound':
      return greatest(shape.parts.map((part) => reach(part, from)));
    default:
      return unreachable(shape);
  }
}

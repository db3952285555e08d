import { bandCorners, pointAt, spansDirection } from './band.ts';
import { type Point, squareBetween } from './point.ts';
import type { Band, Shape } from './shape.ts';
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
    case 'band': {
      const bulges = spansDirection(shape, direction) ? [pointAt(shape.centre, direction, shape.outer)] : [];
      return greatest([...bandCorners(shape), ...bulges].map((point) => dot(point, direction)));
    }
    case 'compound':
      return greatest(shape.parts.map((part) => support(part, direction)));
    default:
      return unreachable(shape);
  }
}

/** The points of the band among which its farthest from a point is. */
function farPoints(band: Band, from: Point): readonly Point[] {
  const away = { x: band.centre.x - from.x, y: band.centre.y - from.y };
  const length = Math.sqrt(dot(away, away));
  if (length === 0) return [pointAt(band.centre, band.from, band.outer)];
  const corners = bandCorners(band);
  if (!spansDirection(band, away)) return corners;
  return [...corners, pointAt(band.centre, { x: away.x / length, y: away.y / length }, band.outer)];
}

/** The distance from the point to the farthest point of the shape. */
export function reach(shape: Shape, from: Point): Millimetres {
  switch (shape.kind) {
    case 'polygon':
      return Math.sqrt(greatest(shape.points.map((point) => squareBetween(point, from))));
    case 'disc':
      return Math.sqrt(squareBetween(shape.centre, from)) + shape.radius;
    case 'band':
      return Math.sqrt(greatest(farPoints(shape, from).map((point) => squareBetween(point, from))));
    case 'compound':
      return greatest(shape.parts.map((part) => reach(part, from)));
    default:
      return unreachable(shape);
  }
}

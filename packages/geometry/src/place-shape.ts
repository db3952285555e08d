import { type Box, boxAroundBoxes } from './box.ts';
import type { Point } from './point.ts';
import type { Pose } from './pose.ts';
import type { Compound, Disc, Polygon } from './shape.ts';
import { cosine, sine } from './sine.ts';

interface Turning {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly c: number;
}

/** A shape drawn around the origin, facing up, put down at a pose: the cheap way to place the same piece again. */
export function placeShape(local: Polygon, at: Pose): Polygon;
export function placeShape(local: Compound, at: Pose): Compound;
export function placeShape(local: Polygon | Disc | Compound, at: Pose): Polygon | Disc | Compound {
  return put(local, { x: at.x, y: at.y, s: sine(at.heading), c: cosine(at.heading) });
}

function put(local: Polygon | Disc | Compound, turning: Turning): Polygon | Disc | Compound {
  switch (local.kind) {
    case 'polygon':
      return putPolygon(local, turning);
    case 'disc': {
      const centre = putPoint(local.centre, turning);
      const { radius } = local;
      const { x, y } = centre;
      const box = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
      return { kind: 'disc', centre, radius, box };
    }
    case 'compound': {
      const parts = local.parts.map((part) => put(part as Polygon | Disc | Compound, turning));
      return { kind: 'compound', parts, box: boxAroundBoxes(parts.map((part) => part.box)) };
    }
  }
}

function putPoint(point: Point, { x, y, s, c }: Turning): Point {
  return { x: x + point.x * c + point.y * s, y: y - point.x * s + point.y * c };
}

function putPolygon(local: Polygon, turning: Turning): Polygon {
  const { x, y, s, c } = turning;
  const count = local.points.length;
  const points: Point[] = new Array(count);
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const point = local.points[index]!;
    const tableX = x + point.x * c + point.y * s;
    const tableY = y - point.x * s + point.y * c;
    points[index] = { x: tableX, y: tableY };
    if (tableX < minX) minX = tableX;
    if (tableX > maxX) maxX = tableX;
    if (tableY < minY) minY = tableY;
    if (tableY > maxY) maxY = tableY;
  }
  const box: Box = { minX, minY, maxX, maxY };
  const parts = local.parts.length === 0 ? local.parts : local.parts.map((part) => putPolygon(part, turning));
  return { kind: 'polygon', points, convex: local.convex, parts, box };
}

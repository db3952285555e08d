import Flatten from '@flatten-js/core';
import type { Point, Shape } from '@sortie/geometry';
import type { Sector } from '../src/shape.ts';

const { Point: FPoint, Segment: FSegment, Arc: FArc, Circle, Polygon: FPolygon } = Flatten;

function at(centre: Point, direction: Point, radius: number): Flatten.Point {
  return new FPoint(centre.x + direction.x * radius, centre.y + direction.y * radius);
}

function ring({ centre, inner, outer, from, to }: Sector): Flatten.Polygon {
  const middle = new FPoint(centre.x, centre.y);
  const start = Math.atan2(from.y, from.x);
  const end = Math.atan2(to.y, to.x);
  return new FPolygon([
    new FSegment(at(centre, from, inner), at(centre, from, outer)),
    new FArc(middle, outer, start, end, true),
    new FSegment(at(centre, to, outer), at(centre, to, inner)),
    new FArc(middle, inner, end, start, false),
  ]);
}

/** The same shape in the library that judges ours. */
export function asOracle(shape: Shape): Flatten.Polygon {
  switch (shape.kind) {
    case 'polygon':
      return new FPolygon(shape.points.map(({ x, y }): [number, number] => [x, y]));
    case 'disc':
      return new FPolygon(new Circle(new FPoint(shape.centre.x, shape.centre.y), shape.radius));
    case 'sector':
      return ring(shape);
    case 'compound':
      throw new Error('the oracle judges the parts');
  }
}

export function oracleIntersects(a: Flatten.Polygon, b: Flatten.Polygon): boolean {
  if (!a.box.intersect(b.box)) return false;
  return a.intersect(b).length > 0 || a.contains(b.vertices[0]!) || b.contains(a.vertices[0]!);
}

export function oracleDistance(a: Flatten.Polygon, b: Flatten.Polygon): number {
  return oracleIntersects(a, b) ? 0 : a.distanceTo(b)[0];
}

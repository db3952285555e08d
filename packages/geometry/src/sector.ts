import { boxAround } from './box.ts';
import type { HalfPlane } from './half-plane.ts';
import type { Point, Segment } from './point.ts';
import type { Sector } from './shape.ts';
import type { Millimetres } from './units.ts';

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

const AXES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export type SectorExtent = Omit<Sector, 'kind' | 'box'>;

export function sectorOfRing(extent: SectorExtent): Sector {
  const bare: Sector = { kind: 'sector', ...extent, box: { minX: 0, minY: 0, maxX: 0, maxY: 0 } };
  const { centre, outer } = extent;
  const bulges = AXES.filter((axis) => spansDirection(bare, axis)).map((axis) =>
    pointAt(centre, axis, outer),
  );
  const corners = endEdges(bare).flatMap(({ start, end }) => [start, end]);
  return { ...bare, box: boxAround([...corners, ...bulges]) };
}

export function pointAt(centre: Point, direction: Point, radius: Millimetres): Point {
  return { x: centre.x + direction.x * radius, y: centre.y + direction.y * radius };
}

/** Whether a direction from the centre lies between the two end edges. */
export function spansDirection(sector: Sector, direction: Point): boolean {
  const { from, to } = sector;
  return from.x * direction.y - from.y * direction.x >= 0 && direction.x * to.y - direction.y * to.x >= 0;
}

/** The sector is what of its ring lies in both. */
export function endPlanes(sector: Sector): readonly [HalfPlane, HalfPlane] {
  const { centre, from, to } = sector;
  const afterStart = { x: -from.y, y: from.x };
  const beforeEnd = { x: to.y, y: -to.x };
  return [
    { normal: afterStart, offset: dot(afterStart, centre) },
    { normal: beforeEnd, offset: dot(beforeEnd, centre) },
  ];
}

export function endEdges(sector: Sector): readonly [Segment, Segment] {
  const { centre, from, to, inner, outer } = sector;
  return [
    { start: pointAt(centre, from, inner), end: pointAt(centre, from, outer) },
    { start: pointAt(centre, to, inner), end: pointAt(centre, to, outer) },
  ];
}

export function sectorCorners(sector: Sector): readonly Point[] {
  return endEdges(sector).flatMap(({ start, end }) => [start, end]);
}

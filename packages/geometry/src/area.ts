import type { Box } from './box.ts';
import type { Point } from './point.ts';
import type { Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/** A table from (0, 0), its south-west corner. */
export interface Area {
  readonly width: Millimetres;
  readonly depth: Millimetres;
}

export type Edge = 'south' | 'north' | 'west' | 'east';

export const oppositeEdge: Readonly<Record<Edge, Edge>> = {
  south: 'north',
  north: 'south',
  west: 'east',
  east: 'west',
};

/** How far a shape sticks out past each edge; negative is inside. */
export function protrusions(area: Area, shape: Shape): Readonly<Record<Edge, Millimetres>> {
  const { minX, minY, maxX, maxY } = shape.box;
  return { south: -minY, west: -minX, north: maxY - area.depth, east: maxX - area.width };
}

/** On an edge is inside. */
export function isInsideBox(box: Box, shape: Shape): boolean {
  const { minX, minY, maxX, maxY } = shape.box;
  return (
    minX >= box.minX - TOLERANCE &&
    minY >= box.minY - TOLERANCE &&
    maxX <= box.maxX + TOLERANCE &&
    maxY <= box.maxY + TOLERANCE
  );
}

export function boxOfArea(area: Area): Box {
  return { minX: 0, minY: 0, maxX: area.width, maxY: area.depth };
}

export function isInsideArea(area: Area, shape: Shape): boolean {
  return isInsideBox(boxOfArea(area), shape);
}

/** Distance from an edge into the area, square to it. */
export function depthFrom(area: Area, edge: Edge, point: Point): Millimetres {
  switch (edge) {
    case 'south':
      return point.y;
    case 'north':
      return area.depth - point.y;
    case 'west':
      return point.x;
    case 'east':
      return area.width - point.x;
  }
}

/** The nearest and the farthest point of a shape from an edge. */
export function depthsFrom(area: Area, edge: Edge, shape: Shape): readonly [Millimetres, Millimetres] {
  const { minX, minY, maxX, maxY } = shape.box;
  const near = depthFrom(area, edge, { x: minX, y: minY });
  const far = depthFrom(area, edge, { x: maxX, y: maxY });
  return near < far ? [near, far] : [far, near];
}

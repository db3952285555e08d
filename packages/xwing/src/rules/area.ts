import type { Millimetres, Point, Shape } from '@sortie/geometry';
import { TOLERANCE } from '@sortie/geometry';
import type { Edge, Options } from '../model/index.ts';

/** How far a shape sticks out past each edge; negative is inside. */
export function protrusions(area: Options['area'], shape: Shape): Readonly<Record<Edge, Millimetres>> {
  const { minX, minY, maxX, maxY } = shape.box;
  return { south: -minY, west: -minX, north: maxY - area.depth, east: maxX - area.width };
}

export function isInsideArea(area: Options['area'], shape: Shape): boolean {
  const { minX, minY, maxX, maxY } = shape.box;
  return (
    minX >= -TOLERANCE &&
    minY >= -TOLERANCE &&
    maxX <= area.width + TOLERANCE &&
    maxY <= area.depth + TOLERANCE
  );
}

export const oppositeEdge: Readonly<Record<Edge, Edge>> = {
  south: 'north',
  north: 'south',
  west: 'east',
  east: 'west',
};

/** The two edges that belong to neither player. xw.setup.edge.side-edges */
export function sideEdges([own]: readonly [Edge, Edge]): readonly Edge[] {
  return own === 'south' || own === 'north' ? ['west', 'east'] : ['south', 'north'];
}

/** Distance from an edge into the area, square to it. xw.range.to-edge */
export function depthFrom(area: Options['area'], edge: Edge, point: Point): Millimetres {
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
export function depthsFrom(
  area: Options['area'],
  edge: Edge,
  shape: Shape,
): readonly [Millimetres, Millimetres] {
  const { minX, minY, maxX, maxY } = shape.box;
  const near = depthFrom(area, edge, { x: minX, y: minY });
  const far = depthFrom(area, edge, { x: maxX, y: maxY });
  return near < far ? [near, far] : [far, near];
}

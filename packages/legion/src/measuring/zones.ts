import {
  type Edge,
  isInsideBy,
  type Millimetres,
  type Point,
  type Polygon,
  polygon,
  protrusions,
  TOLERANCE,
} from '@sortie/geometry';
import { isOffBorder } from './cohesion.ts';
import { baseOf, type Figure, radiusOf } from './figures.ts';
import type { Relief } from './relief.ts';

export function zoneOf(points: readonly Point[]): Polygon {
  return polygon(points);
}

/** The base is inside and does not touch the border. lg.setup.deploy.bases-fully-inside */
export function isWhollyInZone(figure: Pick<Figure, 'stand' | 'base'>, zone: Polygon): boolean {
  return isInsideBy(figure.stand, zone, 0) && isOffBorder(zone, figure.stand, radiusOf(figure.base));
}

/** The whole base is inside; it may touch the border, as at the edge of the table. */
export function isInZone(figure: Pick<Figure, 'stand' | 'base'>, zone: Polygon): boolean {
  const reach = radiusOf(figure.base) - 2 * TOLERANCE;
  return isInsideBy(figure.stand, zone, 0) && isOffBorder(zone, figure.stand, reach);
}

const edges: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** The edges of the table nearest to a base: more than one when they are equally near. lg.panic.* leaves the choice */
export function nearestEdges(figure: Figure, { area }: Relief): readonly Edge[] {
  const out = protrusions(area, baseOf(figure));
  const nearest = Math.max(...edges.map((edge) => out[edge]));
  return edges.filter((edge) => nearest - out[edge] <= 0.01);
}

/** How far a point is from an edge of the battlefield. */
export function distanceToEdge({ area }: Relief, edge: Edge, { x, y }: Point): Millimetres {
  return { north: area.depth - y, south: y, east: area.width - x, west: x }[edge];
}

import type { Edge } from '../model/index.ts';
import type { Names } from './names.ts';

/** Where an edge of the table is for whoever looks: the board is turned so that a player's own edge is near. */
export type EdgeSeen = 'near' | 'far' | 'left' | 'right';

const seen: Readonly<Record<Edge, EdgeSeen>> = { south: 'near', north: 'far', west: 'left', east: 'right' };
const turned: Readonly<Record<Edge, EdgeSeen>> = { south: 'far', north: 'near', west: 'right', east: 'left' };

export function edgeSeen(edge: Edge, edges: readonly [Edge, Edge], { table, viewer }: Names): EdgeSeen {
  const side = table.seats.find(({ id }) => id === viewer)?.side;
  return (side !== undefined && edges[side] === 'north' ? turned : seen)[edge];
}

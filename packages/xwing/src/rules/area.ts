import type { Edge } from '../model/index.ts';

/** Distances from an edge are measured square to it. xw.range.to-edge */
export { depthsFrom, isInsideArea, oppositeEdge, protrusions } from '@sortie/geometry';

/** The two edges that belong to neither player. xw.setup.edge.side-edges */
export function sideEdges([own]: readonly [Edge, Edge]): readonly Edge[] {
  return own === 'south' || own === 'north' ? ['west', 'east'] : ['south', 'north'];
}

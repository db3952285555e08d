import type { Beyond, ObstacleDistances } from './objective.ts';

const FROM_EDGES: Beyond = { distance: 3, rule: 'ar.setup.obstacles-edge-distance' };

/** ar.setup.obstacles-edge-distance, ar.setup.obstacles-spacing */
export const usualDistances: ObstacleDistances = {
  playerEdges: FROM_EDGES,
  shortEdges: FROM_EDGES,
  obstacles: { distance: 1, rule: 'ar.setup.obstacles-spacing' },
};

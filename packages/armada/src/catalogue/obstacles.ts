import { type Polygon, polygon } from '@sortie/geometry';
import { type ObstacleId, obstacleMeasure } from './measures.ts';

export type ObstacleKind = 'asteroidField' | 'debrisField' | 'station';

export interface Obstacle {
  readonly id: ObstacleId;
  readonly kind: ObstacleKind;
  /** Around the middle of the token. */
  readonly outline: Polygon;
}

/** ar.known.obstacle.set */
const kinds: Readonly<Record<ObstacleId, ObstacleKind>> = {
  'asteroid-1': 'asteroidField',
  'asteroid-2': 'asteroidField',
  'asteroid-3': 'asteroidField',
  'debris-1': 'debrisField',
  'debris-2': 'debrisField',
  station: 'station',
};

export const obstacles: readonly Obstacle[] = (Object.keys(kinds) as ObstacleId[]).map((id) => ({
  id,
  kind: kinds[id],
  outline: polygon(obstacleMeasure.value[id].map(([x, y]) => ({ x, y }))),
}));

const byId: ReadonlyMap<string, Obstacle> = new Map(obstacles.map((each) => [each.id, each]));

export function obstacle(id: ObstacleId): Obstacle {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no obstacle ${id}`);
  return found;
}

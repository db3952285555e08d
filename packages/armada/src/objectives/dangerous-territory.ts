import { card, on } from '../abilities/card-words.ts';
import { type ObstacleId, obstacle as obstacleToken } from '../catalogue/index.ts';
import type { Table } from '../model/index.ts';
import { isPlaced } from '../rules/places.ts';
import type { Objective } from './objective.ts';
import { usualDistances } from './usual-distances.ts';

function tokenOn({ objectiveTokens }: Table, obstacle: ObstacleId) {
  return objectiveTokens.find(({ on }) => on === obstacle);
}

/** ar.known.objective.dangerous-territory */
const rules = card('dangerous-territory', {
  abilities: [
    on('obstacleOverlapped', {
      optional: true,
      applies: ({ table, self, overlap }) =>
        overlap.unit === self && table.isShip(self) && tokenOn(table, overlap.obstacle) !== undefined,
      resolve: ({ table, self, overlap }) => [
        { kind: 'removeObjectiveToken', token: tokenOn(table, overlap.obstacle)!.id },
        { kind: 'gainVictoryTokens', side: table.unit(self).side, count: 1 },
      ],
    }),
  ],
  forbids: {
    obstacleEffect: ({ unit, obstacle }, { table, self }) =>
      unit.id === self &&
      unit.kind === 'ship' &&
      !table.isFirstPlayers(self) &&
      obstacleToken(obstacle).kind !== 'station',
  },
});

/** ar.known.objective.dangerous-territory */
export const dangerousTerritory = {
  card: 'dangerous-territory',
  obstacles: {
    distances: () => ({
      ...usualDistances,
      playerEdges: { distance: 5, rule: 'ar.known.objective.dangerous-territory' },
    }),
  },
  afterObstacles: ({ obstacles }) =>
    obstacles
      .filter(isPlaced)
      .map(({ id }) => ({ kind: 'placeObjectiveToken', token: { at: null, on: id } }) as const),
  rules,
} satisfies Objective;

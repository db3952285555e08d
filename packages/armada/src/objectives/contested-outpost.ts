import type { Side } from '@sortie/kernel';
import { card } from '../abilities/card-words.ts';
import type { RulesTable } from '../abilities/rules-table.ts';
import { secondPlayer } from '../rules/in-play.ts';
import type { Objective } from './objective.ts';
import { usualDistances } from './usual-distances.ts';

const RULE = 'ar.known.objective.contested-outpost';

/** The station neither obstructs nor repairs. ar.known.objective.contested-outpost */
const rules = card('contested-outpost', {
  forbids: {
    obstructs: ({ obstacle }) => obstacle === 'station',
    obstacleEffect: ({ obstacle }) => obstacle === 'station',
  },
});

/** The command values of a side's ships at distance 1 of the station. */
function hold(table: RulesTable, side: Side): number {
  return table.ships
    .filter((ship) => ship.side === side && table.distanceToObstacle(ship.id, 'station') === 1)
    .reduce((sum, { id }) => sum + table.commandValue(id), 0);
}

/** ar.known.objective.contested-outpost */
export const contestedOutpost = {
  card: 'contested-outpost',
  obstacles: {
    last: ['station'],
    by: (game, obstacle) => (obstacle === 'station' ? secondPlayer(game) : undefined),
    distances: (obstacle) =>
      obstacle === 'station'
        ? {
            ...usualDistances,
            playerEdges: { distance: 5, rule: RULE },
            obstacles: { distance: 1, rule: RULE },
          }
        : undefined,
  },
  rules,
  endOfRound: (_game, table) => {
    const [one, other] = [hold(table, 0), hold(table, 1)];
    if (one === other) return [];
    return [{ kind: 'gainVictoryTokens', side: one > other ? 0 : 1, count: 1 }];
  },
} satisfies Objective;

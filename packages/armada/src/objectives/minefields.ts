import type { Point } from '@sortie/geometry';
import { card, on } from '../abilities/card-words.ts';
import { distanceBands, isAt, objectiveToken, obstacleShape } from '../measuring/index.ts';
import type { ObjectiveToken, Table, UnitId } from '../model/index.ts';
import { secondPlayer } from '../rules/in-play.ts';
import { isPlaced } from '../rules/places.ts';
import { run } from '../rules/words.ts';
import type { Objective, ObjectiveGame } from './objective.ts';
import { isBeyondTokens, isTokenInSetUpArea } from './token-places.ts';

const RULE = 'ar.known.objective.minefields';

function minesNear(table: Table, unit: UnitId): readonly ObjectiveToken[] {
  return table.objectiveTokens.filter(({ id }) => table.distanceToToken(unit, id) === 1);
}

/** A ship that comes to rest beside mines sets off each of them. ar.known.objective.minefields */
const rules = card('minefields', {
  abilities: [
    on('maneuverExecuted', {
      optional: false,
      applies: ({ table, self, maneuver }) => maneuver.ship === self && minesNear(table, self).length > 0,
      resolve: ({ table, self }) =>
        minesNear(table, self).flatMap(
          ({ id }) =>
            [
              { kind: 'removeObjectiveToken', token: id },
              {
                kind: 'rollFor',
                unit: self,
                source: 'minefields',
                colour: 'blue',
                count: 2,
                outcome: 'damageCards',
              },
            ] as const,
        ),
    }),
  ],
});

function isNearObstacle({ obstacles }: ObjectiveGame, at: Point): boolean {
  return obstacles
    .filter(isPlaced)
    .some((obstacle) => isAt(distanceBands(1), obstacleShape(obstacle), objectiveToken(at)));
}

/** ar.known.objective.minefields */
export const minefields = {
  card: 'minefields',
  obstacles: {
    by: secondPlayer,
    // Also in deployment zones.
    distances: () => ({ playerEdges: null, shortEdges: null, obstacles: { distance: 5, rule: RULE } }),
  },
  tokens: {
    count: 6,
    by: secondPlayer,
    rule: RULE,
    whyNot: (game, at) => {
      if (!isTokenInSetUpArea(game, at)) return 'ar.setup.setup-area';
      return isNearObstacle(game, at) && isBeyondTokens(game, at, 1) ? undefined : RULE;
    },
  },
  afterObstacles: () => [run('placeObjectiveTokens', { placed: 0, turn: null, moved: [] })],
  rules,
} satisfies Objective;

import { card, on } from '../abilities/card-words.ts';
import type { ObjectiveTokenId } from '../model/index.ts';
import { secondPlayer } from '../rules/in-play.ts';
import { run } from '../rules/words.ts';
import type { Objective } from './objective.ts';
import { isBeyondPlayerEdges, isBeyondTokens, isTokenInSetUpArea } from './token-places.ts';

const RULE = 'ar.known.objective.intel-sweep';

/** What more victory tokens than the opponent's are worth in the end. */
const MOST_INTEL = 75;

/** An objective ship that reveals a dial may pick a token up. ar.known.objective.intel-sweep */
const rules = card('intel-sweep', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      applies: ({ table, self, activation }) =>
        activation.ship === self &&
        !activation.revealsNothing &&
        (table.objective?.ships ?? []).some((ship) => ship === self),
      choices: ({ table, self }) =>
        table.objectiveTokens
          .filter(({ id }) => table.distanceToToken(self, id) === 1)
          .map(({ id }) => ({ objectiveToken: id })),
      resolve: ({ table, self }, { objectiveToken }: { readonly objectiveToken: ObjectiveTokenId }) => [
        { kind: 'removeObjectiveToken', token: objectiveToken },
        { kind: 'gainVictoryTokens', side: table.unit(self).side, count: 1 },
      ],
    }),
  ],
});

/** ar.known.objective.intel-sweep */
export const intelSweep = {
  card: 'intel-sweep',
  tokens: {
    count: 5,
    by: (game, placed) => (placed % 2 === 0 ? secondPlayer(game) : game.initiative),
    rule: RULE,
    whyNot: (game, at) => {
      if (!isTokenInSetUpArea(game, at)) return 'ar.setup.setup-area';
      return isBeyondPlayerEdges(game, at, 5) && isBeyondTokens(game, at, 3) ? undefined : RULE;
    },
  },
  ships: [
    { by: ({ initiative }) => initiative, of: ({ initiative }) => initiative },
    { by: secondPlayer, of: secondPlayer },
  ],
  afterObstacles: () => [
    run('placeObjectiveTokens', { placed: 0, turn: null, moved: [] }),
    run('chooseObjectiveShips', { chosen: [] }),
  ],
  rules,
  score: ({ victoryTokens }, side) =>
    victoryTokens[side] > victoryTokens[side === 0 ? 1 : 0] ? MOST_INTEL : 0,
} satisfies Objective;

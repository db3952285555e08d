import { boxOfArea } from '@sortie/geometry';
import { allUnits, secondPlayer } from '../rules/in-play.ts';
import { run } from '../rules/words.ts';
import type { Objective } from './objective.ts';
import { isBeyondPlayerEdges, isTokenInPlayArea, isTokenMove } from './token-places.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

/** ar.known.objective.hyperspace-assault */
export const hyperspaceAssault = {
  card: 'hyperspace-assault',
  tokens: {
    count: 3,
    by: secondPlayer,
    rule: RULE,
    // Also outside the setup area.
    area: ({ options }) => {
      const { minX, minY, maxX, maxY } = boxOfArea(options.area);
      return [
        { x: minX, y: minY },
        { x: maxX, y: maxY },
      ];
    },
    whyNot: (game, at) => {
      if (!isTokenInPlayArea(game, at)) return 'ar.setup.play-area';
      return isBeyondPlayerEdges(game, at, 3) ? undefined : RULE;
    },
  },
  moves: {
    by: secondPlayer,
    rule: RULE,
    whyNot: (game, { at: from }, to) => {
      if (!isTokenInPlayArea(game, to)) return 'ar.setup.play-area';
      return from && isTokenMove(from, to, 1) ? undefined : RULE;
    },
  },
  beforeDeployment: () => [
    run('setAside', { taken: [] }),
    run('placeObjectiveTokens', { placed: 0, turn: null, moved: [] }),
  ],
  startOfRound: (game) =>
    game.round > 1 && allUnits(game).some(({ setAside }) => setAside)
      ? [run('arrival', { token: null, ship: null, displaced: [] })]
      : [],
} satisfies Objective;

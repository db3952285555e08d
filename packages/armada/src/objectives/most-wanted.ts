import { card, on } from '../abilities/card-words.ts';
import type { DieColour } from '../catalogue/index.ts';
import { secondPlayer } from '../rules/in-play.ts';
import { coloursInPool } from '../rules/pool.ts';
import { run } from '../rules/words.ts';
import { costOfObjectiveShips, scoresOfObjectiveShip } from './destroyed-ships.ts';
import type { Objective } from './objective.ts';

/** Whoever attacks an objective ship, squadrons too, may add a die. ar.known.objective.most-wanted */
const rules = card('most-wanted', {
  abilities: [
    on('attackEffects', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && (table.objective?.ships ?? []).some((ship) => ship === attack.defender),
      choices: ({ attack }) => coloursInPool(attack.dice),
      resolve: (_at, colour: DieColour) => [{ kind: 'addDice', colour, count: 1, source: 'most-wanted' }],
    }),
  ],
});

/** ar.known.objective.most-wanted */
export const mostWanted = {
  card: 'most-wanted',
  ships: [
    { by: secondPlayer, of: secondPlayer },
    { by: secondPlayer, of: ({ initiative }) => initiative },
  ],
  afterDeployment: () => [run('chooseObjectiveShips', { chosen: [] })],
  rules,
  attackScores: scoresOfObjectiveShip,
  score: costOfObjectiveShips,
} satisfies Objective;

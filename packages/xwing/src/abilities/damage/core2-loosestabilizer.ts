import { card } from '../card-words.ts';
import { afterOwnManeuver, repair } from './shapes.ts';

export const core2LooseStabilizer = card('core2-loosestabilizer', {
  abilities: [
    afterOwnManeuver({
      applies: ({ execution }) => execution.difficulty === 'white',
      resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    }),
  ],
  action: repair,
});

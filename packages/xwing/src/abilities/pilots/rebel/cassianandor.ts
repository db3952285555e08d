import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const cassianandor = ability('rebel:uwing:cassianandor', {
  window: 'startOfActivation',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id, tokens }) => id !== self && tokens.stress > 0 && table.range(self, id) <= 2)
      .map(({ id }) => id),
  resolve: (_at, ship: ShipId) => [{ kind: 'removeTokens', ship, token: 'stress', count: 1 }],
});

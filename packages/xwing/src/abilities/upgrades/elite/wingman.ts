import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** It need not be wanted: while a friend in reach is stressed, one token goes. */
export const wingman = ability('ept:wingman', {
  window: 'startOfCombat',
  optional: false,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id, tokens }) => id !== self && tokens.stress > 0 && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: (_at, chosen: ShipId) => [{ kind: 'removeTokens', ship: chosen, token: 'stress', count: 1 }],
});

import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const garvendreis = ability('rebel:xwing:garvendreis', {
  window: 'tokenSpent',
  optional: true,
  applies: ({ self, spent }) => spent.ship === self && spent.token === 'focus',
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 2)
      .map(({ id }) => id),
  resolve: (_at, ship: ShipId) => [{ kind: 'assignTokens', ship, token: 'focus', count: 1 }],
});

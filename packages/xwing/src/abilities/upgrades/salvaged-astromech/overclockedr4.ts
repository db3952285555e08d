import { ability } from '../../card-words.ts';

/** What was spent comes back with the stress; the token that comes was not spent. */
export const overclockedR4 = ability('samd:overclockedr4', {
  window: 'tokenSpent',
  optional: true,
  applies: ({ table, self, spent }) =>
    spent.ship === self && spent.token === 'focus' && table.phase === 'combat',
  resolve: ({ self }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'assignTokens', ship: self, token: 'focus', count: 1 },
  ],
});

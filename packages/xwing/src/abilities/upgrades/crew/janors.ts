import { ability } from '../../card-words.ts';

export const janOrsCrew = ability('crew:janors', {
  window: 'tokenComing',
  optional: true,
  once: 'round',
  applies: ({ table, self, coming }) =>
    coming.token === 'focus' && table.areFriendly(self, coming.ship) && table.range(self, coming.ship) <= 3,
  resolve: ({ coming }) => [
    {
      kind: 'replaceComing',
      by: [{ kind: 'assignTokens', ship: coming.ship, token: 'evade', count: 1 }],
    },
  ],
});

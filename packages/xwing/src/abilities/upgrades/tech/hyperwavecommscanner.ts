import { card, on } from '../../card-words.ts';
import { placedAs } from '../../placed-as.ts';

/** It has to stand on the table itself before it can help another. */
export const hyperwaveCommScanner = card('tech:hyperwavecommscanner', {
  abilities: [
    placedAs(0, 6, 12),
    on('shipPlaced', {
      optional: true,
      applies: ({ table, self, placed: { ship } }) =>
        table.phase === 'setup' &&
        ship !== self &&
        table.areFriendly(self, ship) &&
        table.range(self, ship) <= 2,
      choices: () => ['focus', 'evade'] as const,
      resolve: ({ placed }, token) => [{ kind: 'assignTokens', ship: placed.ship, token, count: 1 }],
    }),
  ],
});

import { ability } from '../../card-words.ts';

export const chaser = ability('imperial:tiefighter:chaser', {
  window: 'tokenSpent',
  optional: false,
  applies: ({ table, self, spent }) =>
    spent.token === 'focus' &&
    spent.ship !== self &&
    table.areFriendly(self, spent.ship) &&
    table.range(self, spent.ship) === 1,
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});

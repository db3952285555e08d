import { ability } from '../../card-words.ts';

export const genesisred = ability('scum:m3ainterceptor:genesisred', {
  window: 'lockAcquired',
  optional: false,
  applies: ({ self, lock }) => lock.ship === self,
  resolve: ({ table, self, lock }) => {
    const own = table.ship(self).tokens;
    const theirs = table.ship(lock.target).tokens;
    return (['focus', 'evade'] as const)
      .filter((token) => theirs[token] > own[token])
      .map((token) => ({ kind: 'assignTokens', ship: self, token, count: theirs[token] - own[token] }));
  },
});

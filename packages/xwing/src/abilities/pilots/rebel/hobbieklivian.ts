import type { LockMoment } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function isStressed({ table, self, lock }: Here & { readonly lock: LockMoment }): boolean {
  return lock.ship === self && table.ship(self).tokens.stress > 0;
}

export const hobbieklivian = card('rebel:xwing:hobbieklivian', {
  abilities: [
    on('lockAcquired', {
      optional: true,
      applies: isStressed,
      resolve: ({ self }) => [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }],
    }),
    on('lockSpent', {
      optional: true,
      applies: isStressed,
      resolve: ({ self }) => [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }],
    }),
  ],
});

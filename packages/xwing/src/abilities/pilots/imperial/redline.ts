import { card, on } from '../../card-words.ts';

/** xw.action.lock.one-maintained, xw.timing.precedence.card-beats-rule */
export const redline = card('imperial:tiepunisher:redline', {
  permits: { lockTwice: ({ ship }, { self }) => ship.id === self },
  abilities: [
    on('lockAcquired', {
      optional: true,
      applies: ({ table, self, lock }) => {
        const held = table.ship(self).lock;
        return lock.ship === self && held?.target === lock.target && held.second === undefined;
      },
      resolve: ({ self, lock }) => [{ kind: 'acquireLock', ship: self, target: lock.target }],
    }),
  ],
});

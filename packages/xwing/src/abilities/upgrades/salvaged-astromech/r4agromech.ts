import { ability } from '../../card-words.ts';

/** A token that pays for the attack counts too. */
export const r4Agromech = ability('samd:r4agromech', {
  window: 'tokenSpent',
  optional: true,
  applies: ({ table, self, spent }) =>
    spent.ship === self &&
    spent.token === 'focus' &&
    table.lockable(self).some(({ id }) => id === table.targetNow(self)),
  canChange: ({ table, self }) =>
    table.isHeard('lockAcquired') || table.ship(self).lock?.target !== table.targetNow(self),
  resolve: ({ table, self }) => [{ kind: 'acquireLock', ship: self, target: table.targetNow(self)! }],
});

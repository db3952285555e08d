import { hasLocked } from '../../../rules/locks.ts';
import { ability } from '../../card-words.ts';

export const multiSpectralCamouflage = ability('mod:multispectralcamouflage', {
  window: 'lockAcquired',
  optional: false,
  applies: ({ table, self, lock }) =>
    lock.target === self && table.ships.filter((ship) => hasLocked(ship, self)).length === 1,
  resolve: ({ self, key, lock }) => [
    {
      kind: 'rollFor',
      ship: self,
      source: key,
      count: 1,
      pool: 'defense',
      outcomes: { evade: [{ kind: 'removeLock', ship: lock.ship, target: self }] },
    },
  ],
});

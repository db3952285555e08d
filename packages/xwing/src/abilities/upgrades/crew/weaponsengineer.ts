import type { ShipId } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

/** The further lock comes with one that the ship acquires, whatever lets it do so. xw.later.lock.two */
export const weaponsEngineer = card('crew:weaponsengineer', {
  maintainsTwoLocks: true,
  abilities: [
    on('lockAcquired', {
      optional: true,
      applies: ({ self, lock }) => lock.ship === self && lock.further !== true,
      choices: ({ table, self, lock }) =>
        table
          .lockable(self)
          .filter(({ id }) => id !== lock.target)
          .map(({ id }) => id),
      resolve: ({ self }, target: ShipId) => [{ kind: 'acquireLock', ship: self, target, further: true }],
    }),
  ],
});

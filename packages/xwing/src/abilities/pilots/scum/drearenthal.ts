import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Without a limit a lock could be spent for no die and acquired again for ever. xw.action.lock.spend-zero-dice */
export const drearenthal = ability('scum:ywing:drearenthal', {
  window: 'lockSpent',
  once: 'attack',
  optional: true,
  applies: ({ self, lock }) => lock.ship === self,
  choices: ({ table, self }) => table.lockable(self).map(({ id }) => id),
  resolve: ({ self }, target: ShipId) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'acquireLock', ship: self, target },
  ],
});

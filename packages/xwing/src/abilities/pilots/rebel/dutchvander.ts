import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

interface Lock {
  readonly ship: ShipId;
  readonly target: ShipId;
}

/** Not an action of the ship that gets the lock. xw.action.lock.acquire-not-action */
export const dutchvander = ability('rebel:ywing:dutchvander', {
  window: 'lockAcquired',
  optional: true,
  applies: ({ self, lock }) => lock.ship === self,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 2)
      .flatMap(({ id }) => table.lockable(id).map((target): Lock => ({ ship: id, target: target.id }))),
  resolve: (_at, { ship, target }: Lock) => [{ kind: 'acquireLock', ship, target }],
});

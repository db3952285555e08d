import type { ShipId } from '../../../model/index.ts';
import { flew } from '../../after-colour.ts';
import { ability } from '../../card-words.ts';

type Lock = { readonly ship: ShipId; readonly target: ShipId };

export const systemsOfficer = ability('crew:systemsofficer', {
  window: 'afterManeuver',
  optional: true,
  applies: flew('green'),
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .flatMap(({ id: ship }): Lock[] => table.lockable(ship).map(({ id: target }) => ({ ship, target }))),
  resolve: (_at, { ship, target }: Lock) => [{ kind: 'acquireLock', ship, target }],
});

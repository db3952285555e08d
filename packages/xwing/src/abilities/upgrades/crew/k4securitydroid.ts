import type { ShipId } from '../../../model/index.ts';
import { flew } from '../../after-colour.ts';
import { ability } from '../../card-words.ts';

export const k4SecurityDroid = ability('crew:k4securitydroid', {
  window: 'afterManeuver',
  optional: true,
  applies: flew('green'),
  choices: ({ table, self }) => table.lockable(self).map(({ id }) => id),
  resolve: ({ self }, target: ShipId) => [{ kind: 'acquireLock', ship: self, target }],
});

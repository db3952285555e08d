import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const targetingAstromech = ability('amd:targetingastromech', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ self, execution }) => execution.ship === self && execution.difficulty === 'red',
  choices: ({ table, self }) => table.lockable(self).map(({ id }) => id),
  resolve: ({ self }, target: ShipId) => [{ kind: 'acquireLock', ship: self, target }],
});

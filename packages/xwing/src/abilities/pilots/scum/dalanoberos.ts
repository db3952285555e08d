import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const dalanoberos = ability('scum:m12lkimogilafighter:dalanoberos', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .lockable(self)
      .filter(({ id }) => table.isInBullseye(self, id) && table.range(self, id) <= 3)
      .map(({ id }) => id),
  resolve: ({ self }, target: ShipId) => [{ kind: 'acquireLock', ship: self, target }],
});

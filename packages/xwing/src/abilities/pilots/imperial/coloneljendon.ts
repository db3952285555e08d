import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const coloneljendon = ability('imperial:lambdaclassshuttle:coloneljendon', {
  window: 'startOfCombat',
  optional: true,
  applies: ({ table, self }) => table.ship(self).lock !== null,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id, lock }) => lock === null && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ self }, other: ShipId) => [{ kind: 'moveLock', from: self, to: other }],
});

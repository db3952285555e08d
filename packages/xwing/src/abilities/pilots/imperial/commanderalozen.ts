import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const commanderalozen = ability('imperial:tieadvanced:commanderalozen', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .lockable(self)
      .filter(({ id }) => !table.areFriendly(self, id) && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ self }, target: ShipId) => [{ kind: 'acquireLock', ship: self, target }],
});

import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const kylekatarn = ability('rebel:hwk290:kylekatarn', {
  window: 'startOfCombat',
  optional: true,
  applies: ({ table, self }) => table.ship(self).tokens.focus > 0,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 3)
      .map(({ id }) => id),
  resolve: ({ self }, ship: ShipId) => [
    { kind: 'removeTokens', ship: self, token: 'focus', count: 1 },
    { kind: 'assignTokens', ship, token: 'focus', count: 1 },
  ],
});

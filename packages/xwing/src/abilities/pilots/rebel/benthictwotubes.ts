import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const benthictwotubes = ability('rebel:uwing:benthictwotubes', {
  window: 'afterAction',
  optional: true,
  applies: ({ table, self, chance }) =>
    chance.ship === self && chance.action === 'focus' && table.ship(self).tokens.focus > 0,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 2)
      .map(({ id }) => id),
  resolve: ({ self }, ship: ShipId) => [
    { kind: 'removeTokens', ship: self, token: 'focus', count: 1 },
    { kind: 'assignTokens', ship, token: 'focus', count: 1 },
  ],
});

import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const isbSlicer = ability('crew:isbslicer', {
  window: 'afterAction',
  optional: true,
  applies: ({ self, chance }) => chance.ship === self && chance.action === 'jam' && chance.target !== null,
  choices: ({ table, chance }) =>
    table.ships
      .filter(({ id, tokens }) => tokens.jam === 0 && table.range(chance.target!, id) === 1)
      .map(({ id }) => id),
  resolve: (_at, chosen: ShipId) => [{ kind: 'assignTokens', ship: chosen, token: 'jam', count: 1 }],
});

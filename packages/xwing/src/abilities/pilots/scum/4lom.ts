import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const fourLom = ability('scum:g1astarfighter:4lom', {
  window: 'startOfEnd',
  optional: true,
  applies: ({ table, self }) => table.ship(self).tokens.stress > 0,
  choices: ({ table, self }) =>
    table.ships.filter(({ id }) => id !== self && table.range(self, id) === 1).map(({ id }) => id),
  resolve: ({ self }, other: ShipId) => [
    { kind: 'removeTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'assignTokens', ship: other, token: 'stress', count: 1 },
  ],
});

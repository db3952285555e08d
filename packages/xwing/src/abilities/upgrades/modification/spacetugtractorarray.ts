import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

export const spacetugTractorArray = card('mod:spacetugtractorarray', {
  action: {
    choices: ({ table, self }) =>
      table.ships
        .filter(({ id }) => id !== self && table.range(self, id) === 1 && table.isInAnyArc(self, id))
        .map(({ id }) => id),
    perform: ({ table, self }, ship: ShipId) => [
      { kind: 'assignTokens', ship, token: 'tractorBeam', count: 1, by: table.ship(self).seat },
    ],
  },
});

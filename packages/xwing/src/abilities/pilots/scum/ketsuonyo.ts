import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const ketsuonyo = ability('scum:lancerclasspursuitcraft:ketsuonyo', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table.ships
      .filter(
        ({ id }) =>
          id !== self &&
          table.range(self, id) === 1 &&
          table.isInArc(self, id) &&
          table.isInMobileArc(self, id),
      )
      .map(({ id }) => id),
  resolve: ({ table, self }, chosen: ShipId) => [
    { kind: 'assignTokens', ship: chosen, token: 'tractorBeam', count: 1, by: table.ship(self).seat },
  ],
});

import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const asajjventress = ability('scum:lancerclasspursuitcraft:asajjventress', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table.ships
      .filter(({ id }) => id !== self && table.range(self, id) <= 2 && table.isInMobileArc(self, id))
      .map(({ id }) => id),
  resolve: (_at, chosen: ShipId) => [{ kind: 'assignTokens', ship: chosen, token: 'stress', count: 1 }],
});

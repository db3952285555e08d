import type { Maneuver } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

/** The turn need not be on the ship's dial. xw.activation.forced-maneuver-only-execute */
export const daredevil = card('ept:daredevil', {
  action: {
    choices: () => ['turnLeft', 'turnRight'],
    perform: ({ table, self, key }, bearing: Maneuver['bearing']) => [
      { kind: 'executeManeuver', ship: self, maneuver: { speed: 1, bearing, difficulty: 'white' } },
      { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
      ...(table.actionBar(self).includes('boost')
        ? []
        : [{ kind: 'rollDamage', ship: self, count: 2, source: key } as const]),
    ],
  },
});

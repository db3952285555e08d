import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const roarkgarnet = ability('rebel:hwk290:roarkgarnet', {
  window: 'startOfCombat',
  optional: false,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 3)
      .map(({ id }) => id),
  resolve: ({ key }, ship: ShipId) => [
    {
      kind: 'beginLasting',
      ship,
      lasting: { source: key, effect: { kind: 'pilotSkill', to: 12 }, until: 'endOfPhase' },
    },
  ],
});

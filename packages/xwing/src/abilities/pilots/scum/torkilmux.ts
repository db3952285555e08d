import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const torkilmux = ability('scum:hwk290:torkilmux', {
  window: 'endOfActivation',
  optional: false,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.range(self, id) <= 2)
      .map(({ id }) => id),
  resolve: ({ key }, enemy: ShipId) => [
    {
      kind: 'beginLasting',
      ship: enemy,
      lasting: { source: key, effect: { kind: 'pilotSkill', to: 0 }, until: 'endOfRound' },
    },
  ],
});

import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

export const saboteur = card('crew:saboteur', {
  action: {
    choices: ({ table, self }) =>
      table
        .enemiesOf(self)
        .filter(({ id }) => table.range(self, id) === 1)
        .map(({ id }) => id),
    perform: ({ self, key }, ship: ShipId) => {
      const flip: XwingEffect = { kind: 'flipRandomCard', ship };
      return [
        { kind: 'rollFor', ship: self, source: key, count: 1, outcomes: { hit: [flip], crit: [flip] } },
      ];
    },
  },
});

import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

/** It may choose itself. xw.ship.friendly.includes-self */
export const ahsokatano = ability('rebel:tiefighter:ahsokatano', {
  window: 'startOfCombat',
  optional: true,
  applies: (at) => maySpend(at, 'focus'),
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => table.range(self, id) <= 1)
      .map(({ id }) => id),
  resolve: ({ self }, ship: ShipId) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    { kind: 'offerFreeAction', ship, actions: null, source: 'ahsokatano' },
  ],
});

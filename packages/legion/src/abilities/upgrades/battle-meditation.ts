import type { UnitId } from '../../model/index.ts';
import { card, on } from '../card-words.ts';
import { orderableOf } from '../orderable.ts';

/**
 * One of the orders of the command card goes to any unit on the battlefield; it is not one more.
 * lg.cards.errata.battle-meditation
 */
export const battleMeditation = card('battle-meditation', {
  abilities: [
    on('issueOrders', {
      optional: true,
      applies: ({ self, orders }) => orders.nominated === self,
      choices: ({ table, self }) =>
        orderableOf(table, self, self)
          .filter(({ whereabouts }) => whereabouts === 'battlefield')
          .map(({ id }) => id),
      resolve: ({ self }, unit: UnitId) => [
        { kind: 'issueOrder', unit, by: self, source: 'battle-meditation', replaces: true },
      ],
    }),
  ],
});

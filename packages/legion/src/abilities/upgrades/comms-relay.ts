import type { UnitId } from '../../model/index.ts';
import { type At, card, on } from '../card-words.ts';
import { orderableOf } from '../orderable.ts';

function receivers({ table, self, order }: At<'beforeOrder'>): readonly UnitId[] {
  return orderableOf(table, self, order.by)
    .map(({ id }) => id)
    .filter((id) => table.range(self, id) <= 2);
}

/** An order meant for the unit goes to a friend. lg.orders.once-even-if-redirected */
export const commsRelay = card('comms-relay', {
  abilities: [
    on('beforeOrder', {
      optional: true,
      applies: ({ self, order }) => order.unit === self,
      choices: receivers,
      resolve: (_at, to: UnitId) => [{ kind: 'redirectOrder', to }],
    }),
  ],
});

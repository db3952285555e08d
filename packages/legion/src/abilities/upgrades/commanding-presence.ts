import { card } from '../card-words.ts';

/** Orders of the unit reach one segment further. lg.orders.eligible.range */
export const commandingPresence = card('commanding-presence', {
  permits: {
    orderFromAfar: ({ unit, by }, { table, self }) => by === self && table.range(self, unit.id) <= 4,
  },
});

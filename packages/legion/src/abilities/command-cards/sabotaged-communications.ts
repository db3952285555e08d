import { card } from '../card-words.ts';

/** One order of every opponent's card is lost. lg.orders.count */
export const sabotagedCommunications = card('sabotaged-communications', {
  adds: {
    orders: ({ table, self, seat }) => (table.enemies(self).some((unit) => unit.seat === seat) ? -1 : 0),
  },
});

import { ability } from '../card-words.ts';

/** It is back in the hand before anything could discard it. lg.end-phase.discard.standing-orders-exempt */
export const standingOrders = ability('standing-orders', {
  window: 'endOfCommandPhase',
  optional: false,
  automatic: true,
  applies: () => true,
  resolve: ({ table, self }) => [
    {
      kind: 'returnCommandCard',
      seat: table.unit(self).seat,
      card: 'standing-orders',
      isBarred: false,
    },
  ],
});

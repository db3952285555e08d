import { card, on } from '../card-words.ts';

/** Of two tokens of the pool one is used, the other goes back. lg.orders.pool.random-draw */
export const improvisedOrders = card('improvised-orders', {
  abilities: [
    on('tokenDrawn', {
      optional: true,
      exhausts: true,
      applies: ({ table, self, turns: { seat, drawn } }) => {
        const { side } = table.unit(self);
        const waiting = table.units.filter(
          (unit) => unit.seat === seat && unit.side === side && unit.order === 'pool',
        );
        // The token of one of them is in the hand.
        return drawn !== null && waiting.length > 1;
      },
      resolve: ({ self, turns: { seat } }) =>
        seat === null ? [] : [{ kind: 'drawSecondToken', seat, unit: self, source: 'improvised-orders' }],
    }),
    on('endPhase', {
      optional: false,
      automatic: true,
      applies: ({ table, self, key }) => table.upgrade(self, key)?.exhausted === true,
      resolve: ({ self, key }) => [{ kind: 'readyUpgrade', unit: self, key }],
    }),
  ],
});

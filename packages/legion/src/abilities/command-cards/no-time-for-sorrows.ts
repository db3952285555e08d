import { ability } from '../card-words.ts';
import { speedMove } from '../free-moves.ts';

/** A trooper unit that is ordered may move at once. */
export const noTimeForSorrows = ability('no-time-for-sorrows', {
  window: 'orderIssued',
  optional: true,
  applies: ({ table, self, order }) => table.areFriendly(self, order.unit) && table.isTrooper(order.unit),
  needs: ({ order }) => ({ kind: 'move', unit: order.unit, types: ['standard'], speed: 1 }),
  resolve: ({ table, order }) => [speedMove(table, order.unit, 1, 'no-time-for-sorrows')],
});

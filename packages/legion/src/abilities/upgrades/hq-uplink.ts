import { ability } from '../card-words.ts';
import { isOrderable } from '../orderable.ts';

/** The unit issues itself an order, which no jammer keeps from it. lg.orders.eligible.self */
export const hqUplink = ability('hq-uplink', {
  window: 'issueOrders',
  optional: true,
  exhausts: true,
  applies: ({ table, self }) => isOrderable(table, table.unit(self), self),
  resolve: ({ self }) => [{ kind: 'issueOrder', unit: self, by: self, source: 'hq-uplink' }],
});

import type { Table, Unit, UnitId } from '../model/index.ts';

/** Whether a unit in play could be issued an order now, wherever it stands. lg.orders.eligible.once, lg.orders.token.one-per-unit */
export function isOrderable(table: Table, unit: Unit, by: UnitId | null): boolean {
  return !unit.wasOrdered && unit.order === 'card' && !table.isForbidden({ kind: 'beOrdered', unit, by });
}

/** Units of the same player that could be issued an order now. lg.team.orders-own */
export function orderableOf(table: Table, self: UnitId, by: UnitId | null): readonly Unit[] {
  const { seat } = table.unit(self);
  return table.friends(self).filter((unit) => unit.seat === seat && isOrderable(table, unit, by));
}

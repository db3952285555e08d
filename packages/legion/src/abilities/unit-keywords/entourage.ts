import { type At, ability } from '../card-words.ts';

/** Friends of the stated name at range 1-2 that have no order yet. lg.unit-keyword.entourage.named-only */
function entourageOf({ table, self }: At<'issueOrders'>) {
  const named = table.keywordUses(self, 'entourage').flatMap((use) => ('unit' in use ? [use.unit] : []));
  const { seat } = table.unit(self);
  return table
    .friends(self)
    .filter(
      (unit) =>
        named.includes(unit.card) &&
        unit.seat === seat &&
        !unit.wasOrdered &&
        unit.order === 'card' &&
        table.range(self, unit.id) <= 2,
    );
}

/** An order of its own, besides those of the command card. lg.unit-keyword.entourage.order */
export const entourage = ability('entourage', {
  window: 'issueOrders',
  optional: true,
  once: 'round',
  applies: ({ table, self, orders }) => orders.seat === table.unit(self).seat,
  choices: (at) => entourageOf(at).map(({ id }) => id),
  // lg.unit-keyword.entourage.issuer, lg.unit-keyword.entourage.triggers
  resolve: ({ self }, unit) => [{ kind: 'issueOrder', unit, by: self, source: 'entourage' }],
});

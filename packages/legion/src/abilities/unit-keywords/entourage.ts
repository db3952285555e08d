import { type At, ability } from '../card-words.ts';
import { orderableOf } from '../orderable.ts';

/** Friends of the stated name at range 1-2 that may be issued an order. lg.unit-keyword.entourage.named-only */
function entourageOf({ table, self }: At<'issueOrders'>) {
  const named = table.keywordUses(self, 'entourage').flatMap((use) => ('unit' in use ? [use.unit] : []));
  return orderableOf(table, self, self).filter(
    ({ id, card: name }) => named.includes(name) && table.range(self, id) <= 2,
  );
}

/** An order of its own, besides those of the command card. lg.unit-keyword.entourage.order */
export const entourage = ability('entourage', {
  window: 'issueOrders',
  optional: true,
  once: 'round',
  applies: () => true,
  choices: (at) => entourageOf(at).map(({ id }) => id),
  // lg.unit-keyword.entourage.issuer, lg.unit-keyword.entourage.triggers
  resolve: ({ self }, unit) => [{ kind: 'issueOrder', unit, by: self, source: 'entourage' }],
});

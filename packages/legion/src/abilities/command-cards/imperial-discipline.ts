import { ability } from '../card-words.ts';

/** Whoever is ordered may recover, which is no action. lg.actions.card.grants-move-not-action */
export const imperialDiscipline = ability('imperial-discipline', {
  window: 'orderIssued',
  optional: true,
  applies: ({ table, self, order }) => table.areFriendly(self, order.unit),
  canChange: ({ table, order }) => {
    const { tokens, upgrades } = table.unit(order.unit);
    return tokens.suppression > 0 || upgrades.some(({ exhausted, discarded }) => exhausted && !discarded);
  },
  resolve: ({ order }) => [{ kind: 'recover', unit: order.unit }],
});

import { card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';

/**
 * A friend with a faceup order token loses one suppression token in place of its roll. The use is counted beside it,
 * and keeps it from rolling. lg.activation-phase.rally.roll
 */
export const strictOrders = card('strict-orders', {
  abilities: [
    on('beforeRally', {
      optional: true,
      applies: ({ table, self, activation }) => {
        const unit = table.unit(activation.unit);
        return (
          table.areFriendly(self, unit.id) &&
          unit.order === 'faceup' &&
          unit.tokens.suppression > 0 &&
          !table.isForbidden({ kind: 'rollRally', unit })
        );
      },
      resolve: ({ key, activation: { unit } }) => [
        { kind: 'countUse', unit, key, scope: 'activation' },
        { kind: 'removeTokens', unit, token: 'suppression', count: 1, source: 'strict-orders' },
      ],
    }),
  ],
  forbids: {
    rollRally: ({ unit }, { table, key }) =>
      table.activation?.unit === unit.id && hasUse(unit, key, 'activation', table.activation.number),
  },
});

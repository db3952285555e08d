import { card, on } from '../card-words.ts';
import { enemyTroopersNear } from '../nearby.ts';
import { tokensWithOrder } from '../when-ordered.ts';

const SOURCE = 'master-of-evil';

/** Darth Vader is wary when he is ordered, and feared when he activates. */
export const masterOfEvil = card(SOURCE, {
  abilities: [
    tokensWithOrder({ source: SOURCE, tokens: ['dodge'], isFor: ({ self }, unit) => unit === self }),
    on('startOfActivation', {
      optional: false,
      automatic: true,
      applies: ({ table, self, activation }) =>
        activation.unit === self && enemyTroopersNear(table, self, 2).length > 0,
      resolve: ({ table, self }) =>
        enemyTroopersNear(table, self, 2).map(({ id }) => ({
          kind: 'gainTokens',
          unit: id,
          token: 'suppression',
          count: 3,
          source: SOURCE,
        })),
    }),
  ],
});

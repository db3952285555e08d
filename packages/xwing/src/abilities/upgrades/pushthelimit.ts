import { ability } from '../card-rules.ts';

/**
 * What the free action sets off comes before the stress token; a declined action costs neither the token nor the
 * use of the round. xw.action.may-pass
 */
export const pushTheLimit = ability('ept:pushthelimit', {
  window: 'afterAction',
  optional: false,
  applies: ({ table, self, chance, key }) => chance.ship === self && !table.hasUsedThisRound(self, key),
  needs: ({ table, self }) => ({ kind: 'freeAction', ship: self, actions: table.actionBar(self) }),
  resolve: ({ table, self, key }) => [
    {
      kind: 'offerFreeAction',
      ship: self,
      actions: table.actionBar(self),
      source: key,
      atOnce: [{ kind: 'mark', ship: self, use: key }],
      afterwards: [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    },
  ],
});

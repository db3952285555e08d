import { ability } from '../../card-words.ts';

/**
 * What the free action sets off comes before the stress token; a declined action costs neither the token nor the
 * use of the round. xw.action.may-pass
 */
export const pushTheLimit = ability('ept:pushthelimit', {
  window: 'afterAction',
  optional: false,
  once: 'round',
  countsLater: true,
  applies: ({ self, chance }) => chance.ship === self,
  needs: ({ table, self }) => ({ kind: 'freeAction', ship: self, actions: table.actionBar(self) }),
  resolve: ({ table, self, key }) => [
    {
      kind: 'offerFreeAction',
      ship: self,
      actions: table.actionBar(self),
      source: key,
      atOnce: [{ kind: 'countUse', ship: self, key, scope: 'round' }],
      afterwards: [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    },
  ],
});

import { ability } from '../../card-words.ts';

export const dauntless = ability('title:dauntless', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ self, execution }) => execution.ship === self && execution.overlapped.length > 0,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self, key }) => [
    {
      kind: 'offerFreeAction',
      ship: self,
      actions: null,
      source: key,
      afterwards: [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    },
  ],
});

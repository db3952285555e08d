import { ability } from '../../card-words.ts';

export const hefftobber = ability('rebel:uwing:hefftobber', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    !table.areFriendly(self, execution.ship) && execution.overlapped.includes(self),
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self }) => [{ kind: 'offerFreeAction', ship: self, actions: null, source: 'hefftobber' }],
});

import { ability } from '../../card-words.ts';

export const advancedSlam = ability('mod:advancedslam', {
  window: 'afterAction',
  optional: true,
  applies: ({ table, self, chance }) =>
    chance.ship === self &&
    chance.action === 'slam' &&
    !table.isOnObstacle(self) &&
    !table.ships.some(({ id }) => table.areTouching(self, id)),
  needs: ({ table, self }) => ({ kind: 'freeAction', ship: self, actions: table.actionBar(self) }),
  resolve: ({ table, self, key }) => [
    { kind: 'offerFreeAction', ship: self, actions: table.actionBar(self), source: key },
  ],
});

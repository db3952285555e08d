import { ability } from '../../card-words.ts';

export const snapwexley = ability('rebel:t70xwing:snapwexley', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    execution.ship === self &&
    execution.maneuver.speed >= 2 &&
    execution.maneuver.speed <= 4 &&
    table.ships.every(({ id }) => !table.areTouching(self, id)),
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['boost'] }),
  resolve: ({ self }) => [{ kind: 'offerFreeAction', ship: self, actions: ['boost'], source: 'snapwexley' }],
});

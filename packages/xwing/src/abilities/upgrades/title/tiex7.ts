import { ability } from '../../card-words.ts';

export const tieX7 = ability('title:tiex7', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ self, execution }) =>
    execution.ship === self &&
    execution.maneuver.speed >= 3 &&
    !execution.stopped &&
    execution.obstaclesHit.length === 0,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['evade'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['evade'], source: key }],
});

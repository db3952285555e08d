import { ability } from '../../card-words.ts';

export const tieV1 = ability('title:tiev1', {
  window: 'lockAcquired',
  optional: true,
  applies: ({ self, lock }) => lock.ship === self,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['evade'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['evade'], source: key }],
});

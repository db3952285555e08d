import { ability } from '../../card-words.ts';

export const valenrudor = ability('imperial:tieadvprototype:valenrudor', {
  window: 'afterAttack',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: null, source: key }],
});

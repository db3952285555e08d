import { ability } from '../../card-words.ts';

/** The free action may itself be declined. xw.action.may-pass */
export const advancedCloakingDevice = ability('mod:advancedcloakingdevice', {
  window: 'afterAttack',
  optional: false,
  applies: ({ self, attack }) => attack.attacker === self,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['cloak'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['cloak'], source: key }],
});

import { ability } from '../../card-words.ts';

/** The free action may itself be declined. xw.action.may-pass */
export const turrphennir = ability('imperial:tieinterceptor:turrphennir', {
  window: 'afterAttack',
  optional: false,
  applies: ({ self, attack }) => attack.attacker === self,
  resolve: ({ self }) => [
    { kind: 'offerFreeAction', ship: self, actions: ['boost', 'barrelRoll'], source: 'turrphennir' },
  ],
});

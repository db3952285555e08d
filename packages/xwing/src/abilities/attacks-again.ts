import type { AttackGrant } from '../model/index.ts';
import type { Here } from './card-rules.ts';
import { on } from './card-words.ts';

function secondAttack({ self, key }: Here): AttackGrant {
  return { ship: self, weapons: 'primary', source: key, mayDecline: true, last: true };
}

/** After an attack that did not hit, one with the primary weapon; it may be declined when its target is declared. */
export const attacksAgain = on('furtherAttack', {
  optional: false,
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'miss',
  needs: (at) => ({ kind: 'attack', grant: secondAttack(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: secondAttack(at) }],
});

import type { AttackGrant, Execution } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function snapAttack({ self, key, execution }: Here & { readonly execution: Execution }): AttackGrant {
  return {
    ship: self,
    weapons: [key],
    source: key,
    mayDecline: true,
    target: execution.ship,
    lastOfPhase: true,
  };
}

export const snapShot = card('ept:snapshot', {
  weapon: { onlyGranted: true },
  abilities: [
    on('afterManeuver', {
      optional: true,
      applies: ({ table, self, execution }) => !table.areFriendly(self, execution.ship),
      needs: (at) => ({ kind: 'attack', grant: snapAttack(at) }),
      resolve: (at) => [{ kind: 'grantAttack', grant: snapAttack(at) }],
    }),
  ],
  forbids: {
    modifyDice: ({ ship, pool, attack }, { self, key }) =>
      ship.id === self && pool === 'attack' && attack.weapon === key,
  },
});

import type { AttackGrant } from '../../../model/index.ts';
import type { At } from '../../card-words.ts';
import { ability } from '../../card-words.ts';

function pounce({ self, key, suffering }: At<'damageSuffered'>): AttackGrant {
  return { ship: self, weapons: 'any', source: key, mayDecline: true, target: suffering.ship };
}

/** Whatever the phase. */
export const captainJostero = ability('scum:kihraxzfighter:captainjostero', {
  window: 'damageSuffered',
  optional: true,
  once: 'round',
  applies: ({ table, self, suffering: { ship, total } }) =>
    total > 0 && !table.areFriendly(self, ship) && table.attackNow?.defender !== ship,
  needs: (at) => ({ kind: 'attack', grant: pounce(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: pounce(at) }],
});

import { upgrade } from '../../../catalogue/index.ts';
import type { AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function cannonAttack({ table, self, key }: Here): AttackGrant {
  const cannons = table.ship(self).upgrades.filter((each) => upgrade(each.card).slot === 'cannon');
  return { ship: self, weapons: cannons.map((each) => each.key), source: key, mayDecline: true };
}

export const ig88b = ability('scum:aggressor:ig88b', {
  window: 'furtherAttack',
  optional: true,
  once: 'round',
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'miss',
  needs: (at) => ({ kind: 'attack', grant: cannonAttack(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: cannonAttack(at) }],
});

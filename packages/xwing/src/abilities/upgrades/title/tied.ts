import { upgrade } from '../../../catalogue/index.ts';
import type { Attack, AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function primaryAttack({ self, key }: Here): AttackGrant {
  return { ship: self, weapons: 'primary', source: key, mayDecline: true };
}

function firesCheapCannon({ table, attack }: Here & { readonly attack: Attack }): boolean {
  const weapon = table.ship(attack.attacker).upgrades.find(({ key }) => key === attack.weapon);
  if (!weapon) return false;
  const { slot, points } = upgrade(weapon.card);
  return slot === 'cannon' && points <= 3;
}

export const tieD = ability('title:tied', {
  window: 'furtherAttack',
  optional: true,
  once: 'round',
  applies: (at) => at.attack.attacker === at.self && firesCheapCannon(at),
  needs: (at) => ({ kind: 'attack', grant: primaryAttack(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: primaryAttack(at) }],
});

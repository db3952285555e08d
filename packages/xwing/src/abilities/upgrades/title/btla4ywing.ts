import { upgrade } from '../../../catalogue/index.ts';
import type { AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function turretAttack({ table, self, key }: Here): AttackGrant {
  const turrets = table.ship(self).upgrades.filter(({ card: each }) => upgrade(each).slot === 'turret');
  return { ship: self, weapons: turrets.map((each) => each.key), source: key, mayDecline: true };
}

export const btlA4YWing = card('title:btla4ywing', {
  forbids: {
    target: ({ attacker, target }, { table, self }) =>
      attacker.id === self && !table.isInArc(self, target.id),
  },
  abilities: [
    on('furtherAttack', {
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self && attack.weapon === 'primary',
      needs: (at) => ({ kind: 'attack', grant: turretAttack(at) }),
      resolve: (at) => [{ kind: 'grantAttack', grant: turretAttack(at) }],
    }),
  ],
});

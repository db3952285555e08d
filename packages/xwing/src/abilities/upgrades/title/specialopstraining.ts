import type { Attack, AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function rearAttack({ self, key }: Here): AttackGrant {
  return { ship: self, weapons: 'primary', source: key, mayDecline: true, from: 'auxiliary' };
}

function isOwn({ self, attack }: Here & { readonly attack: Attack }): boolean {
  return attack.attacker === self && attack.weapon === 'primary' && attack.inArc;
}

export const specialOpsTraining = card('title:specialopstraining', {
  abilities: [
    on('beforeAttackDice', {
      optional: true,
      counts: 'attack',
      applies: isOwn,
      resolve: ({ self, key }) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
        },
      ],
    }),
    on('furtherAttack', {
      optional: true,
      applies: (at) => isOwn(at) && !at.table.isUsedInAttack(at.attack, at.self, at.key),
      needs: (at) => ({ kind: 'attack', grant: rearAttack(at) }),
      resolve: (at) => [{ kind: 'grantAttack', grant: rearAttack(at) }],
    }),
  ],
});

import { card, on } from '../../card-words.ts';

const CARD = 'system:advtargetingcomputer';

export const advTargetingComputer = card(CARD, {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      once: 'attack',
      applies: ({ table, self, attack }) =>
        attack.attacker === self &&
        attack.weapon === 'primary' &&
        table.ship(self).lock?.target === attack.defender,
      resolve: ({ self, key }) => [
        { kind: 'addDie', pool: 'attack', face: 'crit', source: key },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: {
            source: key,
            effect: { kind: 'rules', of: CARD, name: 'keepsLock' },
            until: 'endOfAttack',
          },
        },
      ],
    }),
  ],
  lasting: { keepsLock: { forbids: { spendLock: ({ ship }, { self }) => ship.id === self } } },
});

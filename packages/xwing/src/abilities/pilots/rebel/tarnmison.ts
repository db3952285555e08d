import { ability } from '../../card-words.ts';

export const tarnmison = ability('rebel:xwing:tarnmison', {
  window: 'attackDeclared',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self && table.lockable(self).some(({ id }) => id === attack.attacker),
  resolve: ({ self, attack }) => [{ kind: 'acquireLock', ship: self, target: attack.attacker }],
});

import { hasLocked } from '../../../rules/locks.ts';
import { ability } from '../../card-words.ts';

export const colonelvessery = ability('imperial:tiedefender:colonelvessery', {
  window: 'attackDiceRolled',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ships.some((ship) => hasLocked(ship, attack.defender)) &&
    table.lockable(self).some(({ id }) => id === attack.defender),
  canChange: ({ table, self, attack }) =>
    table.isHeard('lockAcquired') || table.ship(self).lock?.target !== attack.defender,
  resolve: ({ self, attack }) => [{ kind: 'acquireLock', ship: self, target: attack.defender }],
});

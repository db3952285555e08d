import { ability } from '../../card-words.ts';

/** No lock action: it works in a round in which that was used. xw.action.lock.acquire-not-action */
export const fireControlSystem = ability('system:firecontrolsystem', {
  window: 'afterAttack',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.lockable(self).some(({ id }) => id === attack.defender),
  canChange: ({ table, self, attack }) =>
    table.isHeard('lockAcquired') || table.ship(self).lock?.target !== attack.defender,
  resolve: ({ self, attack }) => [{ kind: 'acquireLock', ship: self, target: attack.defender }],
});

import { ability } from '../../card-words.ts';

export const magvaYarroCrew = ability('crew:magvayarro', {
  window: 'afterAttack',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self && table.lockable(self).some(({ id }) => id === attack.attacker),
  canChange: ({ table, self, attack }) =>
    table.isHeard('lockAcquired') || table.ship(self).lock?.target !== attack.attacker,
  resolve: ({ self, attack }) => [{ kind: 'acquireLock', ship: self, target: attack.attacker }],
});

import { ability } from '../../card-words.ts';

export const ig88a = ability('scum:aggressor:ig88a', {
  window: 'afterAttack',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    !table.isInPlay(attack.defender) &&
    table.ship(self).shields < table.shieldValue(self),
  resolve: ({ self }) => [{ kind: 'recoverShield', ship: self }],
});

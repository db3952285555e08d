import { ability } from '../../card-words.ts';

export const lattsrazzi = ability('scum:yv666:lattsrazzi', {
  window: 'attackDeclared',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    table.ship(self).lock?.target === attack.defender &&
    !table.isForbidden({ kind: 'spendLock', ship: table.ship(self), attack }),
  resolve: ({ self, key, attack }) => [
    { kind: 'spendLock', ship: self },
    {
      kind: 'beginLasting',
      ship: attack.defender,
      lasting: { source: key, effect: { kind: 'agility', by: -1 }, until: 'endOfAttack' },
    },
  ],
});

import { ability } from '../../card-words.ts';

export const r3a2 = ability('amd:r3a2', {
  window: 'attackDeclared',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) => attack.attacker === self && table.isInAnyArc(self, attack.defender),
  resolve: ({ self, attack }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'assignTokens', ship: attack.defender, token: 'stress', count: 1 },
  ],
});

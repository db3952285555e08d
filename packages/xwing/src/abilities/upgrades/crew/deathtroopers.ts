import { ability } from '../../card-words.ts';

export const deathTroopers = ability('crew:deathtroopers', {
  window: 'attackDeclared',
  side: 'defender',
  optional: false,
  automatic: true,
  applies: ({ table, self, attack }) =>
    attack.defender !== self &&
    table.range(self, attack.defender) === 1 &&
    table.range(attack.attacker, self) <= 3 &&
    table.isInAnyArc(attack.attacker, self),
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.attacker, token: 'stress', count: 1 }],
});

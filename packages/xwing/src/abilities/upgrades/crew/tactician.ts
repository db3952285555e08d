import { ability } from '../../card-words.ts';

/** Measured after the attack: the defender may have moved by then. */
export const tactician = ability('crew:tactician', {
  window: 'afterAttack',
  side: 'attacker',
  optional: false,
  automatic: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.isInPlay(attack.defender) &&
    table.range(self, attack.defender) === 2 &&
    table.isInAnyArc(self, attack.defender),
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.defender, token: 'stress', count: 1 }],
});

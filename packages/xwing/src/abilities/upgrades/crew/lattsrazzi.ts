import { ability } from '../../card-words.ts';

export const lattsRazziCrew = ability('crew:lattsrazzi', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self && table.ship(attack.attacker).tokens.stress > 0,
  canChange: ({ table, attack }) => table.couldEvade(attack, 'added'),
  resolve: ({ key, attack }) => [
    { kind: 'removeTokens', ship: attack.attacker, token: 'stress', count: 1 },
    { kind: 'addDie', pool: 'defense', face: 'evade', source: key },
  ],
});

import { ability } from '../../card-words.ts';

export const captainferoph = ability('imperial:tiereaper:captainferoph', {
  window: 'modifyDefenseDice',
  optional: false,
  applies: ({ table, self, attack }) =>
    attack.defender === self && table.ship(attack.attacker).tokens.jam > 0,
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'evade', source: key }],
});

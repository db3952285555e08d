import { ability } from '../../card-words.ts';

export const concordDawnProtector = ability('title:concorddawnprotector', {
  window: 'modifyDefenseDice',
  optional: false,
  automatic: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self &&
    attack.range === 1 &&
    table.isInArc(attack.attacker, self) &&
    table.isInArc(self, attack.attacker),
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'evade', source: key }],
});

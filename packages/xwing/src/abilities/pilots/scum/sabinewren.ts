import { ability } from '../../card-words.ts';

export const sabinewren = ability('scum:lancerclasspursuitcraft:sabinewren', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self &&
    table.range(self, attack.attacker) <= 2 &&
    table.isInMobileArc(self, attack.attacker),
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'focus', source: key }],
});

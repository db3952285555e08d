import { ability } from '../../card-words.ts';

export const fearlessness = ability('ept:fearlessness', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    attack.range === 1 &&
    table.isInAnyArc(attack.defender, self) &&
    table.isInAnyArc(self, attack.defender),
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'attack', face: 'hit', source: key }],
});

import { ability } from '../../card-words.ts';

export const backdraft = ability('imperial:tiesffighter:backdraft', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.isInAuxiliaryArc(self, attack.defender),
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'attack', face: 'crit', source: key }],
});

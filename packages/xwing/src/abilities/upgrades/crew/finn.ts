import { card, on } from '../../card-words.ts';

export const finn = card('crew:finn', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      once: 'attack',
      applies: ({ table, self, attack }) =>
        attack.attacker === self && attack.weapon === 'primary' && table.isInAnyArc(self, attack.defender),
      resolve: ({ key }) => [{ kind: 'addDie', pool: 'attack', face: 'blank', source: key }],
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      once: 'attack',
      applies: ({ table, self, attack }) =>
        attack.defender === self && table.isInAnyArc(self, attack.attacker),
      resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'blank', source: key }],
    }),
  ],
});

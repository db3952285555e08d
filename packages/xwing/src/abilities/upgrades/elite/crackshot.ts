import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const crackShot = ability('ept:crackshot', {
  window: 'compareResults',
  side: 'attacker',
  optional: true,
  discards: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.isInAnyArc(self, attack.defender) &&
    showing(attack.defenseDice, 'evade').length > 0,
  resolve: ({ key, attack }) => [
    {
      kind: 'cancelDice',
      pool: 'defense',
      dice: showing(attack.defenseDice, 'evade').slice(0, 1),
      source: key,
    },
  ],
});

import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const bossk = ability('scum:yv666:bossk', {
  window: 'attackHit',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && showing(attack.attackDice, 'crit').length > 0,
  resolve: ({ key, attack }) => [
    {
      kind: 'cancelDice',
      pool: 'attack',
      dice: showing(attack.attackDice, 'crit').slice(0, 1),
      source: key,
    },
    { kind: 'addDie', pool: 'attack', face: 'hit', source: key },
    { kind: 'addDie', pool: 'attack', face: 'hit', source: key },
  ],
});

import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

const LEFT = 2;

export const r4d6 = ability('amd:r4d6', {
  window: 'attackHit',
  side: 'defender',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self && showing(attack.attackDice, 'hit').length > LEFT,
  resolve: ({ self, key, attack }) => {
    const dice = showing(attack.attackDice, 'hit').slice(LEFT);
    return [
      { kind: 'cancelDice', pool: 'attack', dice, source: key },
      { kind: 'assignTokens', ship: self, token: 'stress', count: dice.length },
    ];
  },
});

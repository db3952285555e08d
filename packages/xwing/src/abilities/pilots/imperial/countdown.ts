import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const countdown = ability('imperial:tiestriker:countdown', {
  window: 'compareResults',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) => attack.defender === self && table.ship(self).tokens.stress === 0,
  resolve: ({ self, key, attack }) => [
    { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key },
    {
      kind: 'cancelDice',
      pool: 'attack',
      dice: showing(attack.attackDice, 'hit', 'crit', 'focus', 'blank'),
      source: key,
    },
    {
      kind: 'cancelDice',
      pool: 'defense',
      dice: showing(attack.defenseDice, 'evade', 'focus', 'blank'),
      source: key,
    },
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
  ],
});

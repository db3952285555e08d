import { showing } from '@sortie/kernel';
import type { WindowAbility } from './card-rules.ts';
import { on } from './card-words.ts';
import { firesThis } from './fires-this.ts';

/** A hit by an ion weapon does one damage, leaves an ion token, and all results are cancelled. */
export const ionHit: WindowAbility = on('attackHit', {
  optional: false,
  applies: firesThis,
  resolve: ({ attack, key }) => [
    { kind: 'sufferDamage', ship: attack.defender, hits: 1, crits: 0, source: key },
    { kind: 'assignTokens', ship: attack.defender, token: 'ion', count: 1 },
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
  ],
});

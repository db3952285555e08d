import { showing } from '@sortie/kernel';
import { upTo } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/** lg.unit-keyword.armor-x.effect */
export const armorX = card('armorX', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: ({ self, pool }) => pool.defender === self,
      choices: ({ value = 0, pool }) => upTo(Math.min(value, showing(pool.dice, 'hit').length)),
      resolve: ({ pool }, count: number) => [
        { kind: 'cancelAttackDice', dice: showing(pool.dice, 'hit').slice(0, count), source: 'armorX' },
      ],
    }),
  ],
});

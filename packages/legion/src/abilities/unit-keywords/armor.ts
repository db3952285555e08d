import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';

/** All hits or none; criticals stay. lg.unit-keyword.armor.effect */
export const armor = card('armor', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: ({ self, pool }) => pool.defender === self,
      choices: ({ pool }) => (showing(pool.dice, 'hit').length > 0 ? [null] : []),
      resolve: ({ pool }) => [{ kind: 'cancelAttackDice', dice: showing(pool.dice, 'hit'), source: 'armor' }],
    }),
  ],
});

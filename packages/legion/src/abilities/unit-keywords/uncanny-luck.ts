import { pickDice, placesOf } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/** Up to so many dice at the same time, before the attacker modifies them. lg.unit-keyword.uncanny-luck.reroll, lg.unit-keyword.uncanny-luck.timing, lg.unit-keyword.uncanny-luck.together */
export const uncannyLuck = card('uncannyLuck', {
  abilities: [
    on('modifyDefenseDice', {
      optional: true,
      applies: ({ self, pool }) => pool.defender === self,
      choices: ({ value = 0, pool }) => pickDice(pool.defenseDice, value),
      resolve: ({ pool }, picked: readonly string[]) => [
        { kind: 'rerollDefenseDice', dice: placesOf(pool.defenseDice, picked), source: 'uncannyLuck' },
      ],
    }),
  ],
});

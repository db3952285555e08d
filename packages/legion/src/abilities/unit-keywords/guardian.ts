import { refused, showing } from '@sortie/kernel';
import { upTo } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/** Takes hits of a friend upon itself, after the attacker has modified the dice. lg.unit-keyword.guardian.trigger, lg.unit-keyword.guardian.timing, lg.unit-keyword.guardian.no-crits */
export const guardian = card('guardian', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: ({ table, self, pool: { defender, type } }) =>
        type === 'ranged' &&
        defender !== self &&
        table.areFriendly(self, defender) &&
        table.isTrooper(defender) &&
        table.range(self, defender) === 1 &&
        table.sees(self, defender),
      forbidden: ({ table, pool }) =>
        table.hasKeyword(pool.defender, 'guardian')
          ? refused('lg.unit-keyword.guardian.not-for-guardian')
          : undefined,
      // lg.unit-keyword.guardian.cancel-up-to-x
      choices: ({ value = 0, pool }) => upTo(Math.min(value, showing(pool.dice, 'hit').length)),
      resolve: ({ self }, count: number) => [{ kind: 'guard', guardian: self, count }],
    }),
  ],
});

import { showing } from '@sortie/kernel';
import { upTo } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/** Any hits of the pool become criticals before Armor can cancel them. lg.weapon-keyword.impact.effect, lg.weapon-keyword.impact.before-armor, lg.attack.pool.modify-any-die */
export const impact = card('impact', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      // lg.unit-keyword.armor-x.impact-works
      applies: ({ table, pool }) =>
        table.hasKeyword(pool.defender, 'armor') || table.hasKeyword(pool.defender, 'armorX'),
      choices: ({ table, pool }) =>
        upTo(Math.min(table.poolKeyword(pool, 'impact'), showing(pool.dice, 'hit').length)),
      resolve: ({ pool }, count: number) => [
        {
          kind: 'turnAttackDice',
          dice: showing(pool.dice, 'hit').slice(0, count),
          to: 'critical',
          source: 'impact',
        },
      ],
    }),
  ],
});

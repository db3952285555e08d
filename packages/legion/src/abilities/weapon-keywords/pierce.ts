import { refused, showing } from '@sortie/kernel';
import type { DefenseDie, Table } from '../../model/index.ts';
import { upTo } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/** What of the pool's value is left, and blocks to use it on. lg.unit-keyword.guardian.pierce-budget */
function countsAgainst(table: Table, dice: readonly DefenseDie[]): readonly number[] {
  const pool = table.pool!;
  const left = table.poolKeyword(pool, 'pierce') - pool.pierceUsed;
  return upTo(Math.min(left, showing(dice, 'block').length));
}

/** Cancels blocks of the defender, and of those who guard it. lg.weapon-keyword.pierce.cancel, lg.unit-keyword.guardian.pierce-applies, lg.unit-keyword.guardian.pierce-example, lg.unit-keyword.impervious.pierce-still-applies */
export const pierce = card('pierce', {
  abilities: [
    on('modifyDefenseDice', {
      optional: true,
      applies: () => true,
      forbidden: ({ table, pool }) =>
        table.isForbidden({ kind: 'pierce', pool })
          ? refused('lg.unit-keyword.immune-pierce.effect')
          : undefined,
      choices: ({ table, pool }) => countsAgainst(table, pool.defenseDice),
      resolve: (_at, count: number) => [{ kind: 'usePierce', count }],
    }),
    // Immune: Pierce protects a defender's own dice only. lg.unit-keyword.immune-pierce.guardian-not-covered
    on('guardianDice', {
      optional: true,
      applies: () => true,
      choices: ({ table, guarding }) => countsAgainst(table, guarding.dice),
      resolve: (_at, count: number) => [{ kind: 'usePierce', count }],
    }),
  ],
});

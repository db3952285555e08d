import { refused, showing } from '@sortie/kernel';
import { hitsCancelled } from '../../rules/cover.ts';
import { upTo } from '../../rules/dice-kinds.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';

/** Hits that cover may still cancel. lg.cover.light-cancels-1, lg.cover.heavy-cancels-2 */
function coverLeft({ table, pool }: At<'applyDodgeAndCover'>): number {
  return hitsCancelled(table.cover(pool)) - pool.coverUsed;
}

/** The defender cancels hits with its cover, never criticals. lg.attack.5.apply-dodge-cover, lg.attack.5.crits-immune */
export const useCover = card('useCover', {
  abilities: [
    on('applyDodgeAndCover', {
      optional: true,
      repeatable: true,
      applies: (at) => at.pool.defender === at.self && coverLeft(at) > 0,
      forbidden: ({ table, pool }) => {
        if (table.isPermitted({ kind: 'ignoreCover', pool }))
          return refused('lg.weapon-keyword.blast.effect');
        return table.isForbidden({ kind: 'useCover', pool })
          ? refused('lg.golden-rules.cannot-is-absolute')
          : undefined;
      },
      choices: (at) => upTo(Math.min(coverLeft(at), showing(at.pool.dice, 'hit').length)),
      resolve: (_at, count: number) => [{ kind: 'useCover', count }],
    }),
  ],
  cites: { otherWindow: 'lg.attack.5.apply-dodge-cover' },
});

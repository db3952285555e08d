import { card, on } from '../card-words.ts';

/** One token for the defender, hit or not, however many such weapons. lg.weapon-keyword.suppressive.token, lg.weapon-keyword.suppressive.no-hit-needed, lg.weapon-keyword.suppressive.additional, lg.weapon-keyword.suppressive.not-cumulative */
export const suppressive = card('suppressive', {
  abilities: [
    on('poolResolved', {
      optional: false,
      automatic: true,
      applies: ({ table, pool }) => table.poolKeyword(pool, 'suppressive') > 0,
      resolve: ({ pool }) => [
        { kind: 'gainTokens', unit: pool.defender, token: 'suppression', count: 1, source: 'suppressive' },
      ],
    }),
  ],
});

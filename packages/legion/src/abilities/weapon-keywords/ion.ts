import { card, on } from '../card-words.ts';

/** A vehicle that was wounded gains tokens. lg.weapon-keyword.ion.tokens, lg.weapon-keyword.ion.needs-wounds */
export const ion = card('ion', {
  abilities: [
    on('poolResolved', {
      optional: false,
      automatic: true,
      applies: ({ table, pool }) =>
        table.poolKeyword(pool, 'ion') > 0 && pool.suffered > 0 && table.isVehicle(pool.defender),
      resolve: ({ table, pool }) => [
        {
          kind: 'gainTokens',
          unit: pool.defender,
          token: 'ion',
          count: table.poolKeyword(pool, 'ion'),
          source: 'ion',
        },
      ],
    }),
  ],
});

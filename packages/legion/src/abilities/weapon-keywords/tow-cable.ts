import { card, on } from '../card-words.ts';

/** The attacking player pivots a vehicle that was wounded. lg.weapon-keyword.tow-cable.effect */
export const towCable = card('towCable', {
  abilities: [
    on('poolResolved', {
      optional: false,
      applies: ({ table, pool }) =>
        table.poolKeyword(pool, 'towCable') > 0 && pool.suffered > 0 && table.isVehicle(pool.defender),
      resolve: ({ pool }) => [
        {
          kind: 'orderMove',
          move: {
            unit: pool.defender,
            by: pool.by,
            types: ['pivot'],
            speed: null,
            isAction: false,
            ignoresDifficult: false,
            mayStartMelee: false,
            isOptional: false,
            source: 'towCable',
            type: null,
            from: null,
            wasInMeleeWith: [],
            contacted: null,
          },
        },
      ],
    }),
  ],
});

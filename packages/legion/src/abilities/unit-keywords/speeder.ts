import { card, on } from '../card-words.ts';

/** A compulsory move when it activates. lg.unit-keyword.speeder.compulsory-move, lg.compulsory-move.when, lg.compulsory-move.not-an-action */
export const speeder = card('speeder', {
  // lg.unit-keyword.speeder.move-over-height, lg.unit-keyword.speeder.end-on-height
  adds: {
    passedOver: ({ self, value = 0, unit, type }) => (unit.id === self && type !== 'jump' ? value : 0),
  },
  abilities: [
    on('startOfActivation', {
      optional: false,
      applies: ({ self, activation }) => activation.unit === self,
      resolve: ({ table, self }) => [
        {
          kind: 'orderMove',
          move: {
            unit: self,
            by: table.unit(self).seat,
            types: ['compulsory'],
            speed: null,
            isAction: false,
            ignoresDifficult: false,
            mayStartMelee: false,
            isOptional: false,
            source: 'speeder',
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

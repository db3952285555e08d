import { card, on } from '../../card-words.ts';

const CARD = 'illicit:inertialdampeners';

/** The stress comes once the ship has stood still: no action is left to it. xw.stress.no-actions */
export const inertialDampeners = card(CARD, {
  abilities: [
    on('dialRevealed', {
      optional: true,
      discards: true,
      applies: ({ self, activation }) => activation.ship === self,
      resolve: ({ table, self, key }) => [
        {
          kind: 'replaceDial',
          ship: self,
          maneuver: { speed: 0, bearing: 'stationary', difficulty: 'white' },
          by: table.ship(self).seat,
        },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'braking' }, until: 'endOfPhase' },
        },
      ],
    }),
  ],
  lasting: {
    braking: {
      abilities: [
        on('afterManeuver', {
          optional: false,
          automatic: true,
          once: 'round',
          applies: ({ self, execution }) =>
            execution.ship === self && execution.maneuver.bearing === 'stationary',
          resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
        }),
      ],
    },
  },
});

import { card, on } from '../../card-words.ts';

const CARD = 'illicit:contrabandcybernetics';

export const contrabandCybernetics = card(CARD, {
  abilities: [
    on('startOfShipActivation', {
      optional: true,
      discards: true,
      applies: ({ self, activation }) => activation.ship === self,
      resolve: ({ self, key }) => [
        { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'driven' }, until: 'endOfRound' },
        },
      ],
    }),
  ],
  lasting: {
    driven: {
      permits: {
        actWhileStressed: ({ ship }, { self }) => ship.id === self,
        executeRed: ({ ship }, { self }) => ship.id === self,
      },
    },
  },
});

import { card, on } from '../card-words.ts';

/** lg.vehicle.ion.lose-actions, lg.vehicle.ion.discard */
export const ionTokens = card('ionTokens', {
  abilities: [
    on('startOfActivation', {
      optional: false,
      // Actions that are lost add up in any order.
      automatic: true,
      applies: ({ table, self, activation }) => activation.unit === self && table.unit(self).tokens.ion > 0,
      resolve: ({ table, self }) => [
        { kind: 'loseActions', unit: self, count: table.unit(self).tokens.ion, source: 'ion' },
      ],
    }),
    on('endOfActivation', {
      optional: false,
      // They count at the start of an activation alone.
      automatic: true,
      applies: ({ table, self, activation }) => activation.unit === self && table.unit(self).tokens.ion > 0,
      resolve: ({ table, self }) => [
        {
          kind: 'discardTokens',
          unit: self,
          token: 'ion',
          count: table.unit(self).tokens.ion,
          source: 'lg.vehicle.ion.discard',
        },
      ],
    }),
  ],
});

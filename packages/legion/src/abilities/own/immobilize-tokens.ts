import { ability } from '../card-words.ts';

/** lg.move.immobilize.discard */
export const immobilizeTokens = ability('immobilizeTokens', {
  window: 'endOfActivation',
  optional: false,
  applies: ({ table, self, activation }) =>
    activation.unit === self && table.unit(self).tokens.immobilize > 0,
  resolve: ({ table, self }) => [
    {
      kind: 'discardTokens',
      unit: self,
      token: 'immobilize',
      count: table.unit(self).tokens.immobilize,
      source: 'lg.move.immobilize.discard',
    },
  ],
});

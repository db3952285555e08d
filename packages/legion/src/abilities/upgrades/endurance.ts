import { ability } from '../card-words.ts';

/** lg.timing.end-of-activation-order */
export const endurance = ability('endurance', {
  window: 'endOfActivation',
  optional: true,
  applies: ({ table, self, activation }) =>
    activation.unit === self && table.unit(self).tokens.suppression > 0,
  resolve: ({ self }) => [
    { kind: 'removeTokens', unit: self, token: 'suppression', count: 1, source: 'endurance' },
  ],
});

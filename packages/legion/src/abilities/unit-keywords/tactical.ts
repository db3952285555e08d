import { ability } from '../card-words.ts';

/** With every standard move, whoever orders it. lg.unit-keyword.tactical.aim, lg.unit-keyword.tactical.standard-only, lg.unit-keyword.tactical.not-aim-action */
export const tactical = ability('tactical', {
  window: 'after',
  optional: false,
  automatic: true,
  applies: ({ self, deed }) => deed.unit === self && deed.isStandardMove,
  resolve: ({ self, value = 0 }) => [
    { kind: 'gainTokens', unit: self, token: 'aim', count: value, source: 'tactical' },
  ],
});

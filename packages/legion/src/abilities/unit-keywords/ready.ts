import { ability } from '../card-words.ts';

/** Tokens alone, no aim action. lg.unit-keyword.ready.aim-tokens, lg.unit-keyword.ready.not-aim-action */
export const ready = ability('ready', {
  window: 'after',
  optional: false,
  automatic: true,
  applies: ({ self, deed }) => deed.unit === self && deed.action?.kind === 'standby',
  resolve: ({ self, value = 0 }) => [
    { kind: 'gainTokens', unit: self, token: 'aim', count: value, source: 'ready' },
  ],
});

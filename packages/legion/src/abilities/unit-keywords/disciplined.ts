import { ability } from '../card-words.ts';

/** When it is issued an order it may remove up to X suppression tokens. lg.unit-keyword.disciplined.effect */
export const disciplined = ability('disciplined', {
  window: 'orderIssued',
  optional: true,
  applies: ({ self, order }) => order.unit === self,
  choices: ({ table, self, value = 0 }) =>
    Array.from(
      { length: Math.min(value, table.unit(self).tokens.suppression) },
      (_, removed) => removed + 1,
    ).reverse(),
  resolve: ({ self }, count) => [
    { kind: 'removeTokens', unit: self, token: 'suppression', count, source: 'disciplined' },
  ],
});

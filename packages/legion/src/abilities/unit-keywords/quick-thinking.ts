import { card } from '../card-words.ts';

/** Neither an aim action nor a dodge action. lg.unit-keyword.quick-thinking.effect, lg.unit-keyword.quick-thinking.not-aim-or-dodge-action */
export const quickThinking = card('quickThinking', {
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: () => true,
      resolve: ({ self }) =>
        (['aim', 'dodge'] as const).map((token) => ({
          kind: 'gainTokens',
          unit: self,
          token,
          count: 1,
          source: 'quickThinking',
        })),
    },
  ],
});

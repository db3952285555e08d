import { card } from '../card-words.ts';

/** lg.actions.free-card.icon */
export const forceReflexes = card('force-reflexes', {
  actions: [
    {
      isFree: true,
      treatedAs: null,
      cost: 0,
      exhausts: true,
      applies: () => true,
      resolve: ({ self }) => [
        { kind: 'gainTokens', unit: self, token: 'dodge', count: 1, source: 'force-reflexes' },
      ],
    },
  ],
});

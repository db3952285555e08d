import { card, on } from '../card-words.ts';

/** One token back for each pool in which it dodged. lg.unit-keyword.nimble.effect, lg.unit-keyword.nimble.per-attack */
export const nimble = card('nimble', {
  abilities: [
    on('poolResolved', {
      optional: false,
      automatic: true,
      applies: ({ self, pool }) => pool.defender === self && pool.dodgesSpent > 0,
      resolve: ({ self }) => [{ kind: 'gainTokens', unit: self, token: 'dodge', count: 1, source: 'nimble' }],
    }),
  ],
});

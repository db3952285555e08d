import { ability } from '../card-words.ts';

/** The token counts for the cover of this very attack. lg.attack.5.apply-dodge-cover */
export const duckAndCover = ability('duck-and-cover', {
  window: 'applyDodgeAndCover',
  optional: true,
  applies: ({ self, pool }) => pool.defender === self && pool.type === 'ranged',
  resolve: ({ self }) => [
    { kind: 'gainTokens', unit: self, token: 'suppression', count: 1, source: 'duck-and-cover' },
  ],
});

import { ability } from '../card-words.ts';

/** Wounds of any source anger the unit, once for all that it suffers together. lg.cards.abilities */
export const anger = ability('anger', {
  window: 'woundsSuffered',
  optional: false,
  applies: ({ self, wounds }) => wounds.unit === self,
  resolve: ({ self }) => [{ kind: 'gainTokens', unit: self, token: 'aim', count: 1, source: 'anger' }],
});

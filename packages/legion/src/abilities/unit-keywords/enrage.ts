import { woundsOn } from '../../rules/values.ts';
import { card, on } from '../card-words.ts';

/**
 * Wounded enough, it has no courage to lose and charges; healed, it has both no longer. lg.unit-keyword.enrage.effect,
 * lg.unit-keyword.enrage.lost-when-healed
 */
export const enrage = card('enrage', {
  sets: {
    courage: ({ table, self, value = 0 }) => (table.woundsOf(self) >= value ? null : undefined),
  },
  lends: ({ owner, unit, value }) =>
    owner.id === unit.id && woundsOn(owner) >= value ? [{ id: 'charge' }] : [],
  abilities: [
    // lg.unit-keyword.enrage.no-suppression
    on('woundsSuffered', {
      optional: false,
      automatic: true,
      applies: ({ table, self, value = 0, wounds }) =>
        wounds.unit === self && table.woundsOf(self) >= value && table.unit(self).tokens.suppression > 0,
      resolve: ({ table, self }) => [
        {
          kind: 'discardTokens',
          unit: self,
          token: 'suppression',
          count: table.unit(self).tokens.suppression,
          source: 'enrage',
        },
      ],
    }),
  ],
});

import { card } from '../card-words.ts';

/** ar.known.damage.compartment-fire */
export const compartmentFire = card('compartment-fire', {
  forbids: { readyDefenseTokens: ({ unit }, { self }) => unit.id === self },
});

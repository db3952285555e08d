import { card } from '../card-words.ts';

/** ar.known.upgrade.defensive-retrofits, ar.defense.redirect-choose-zone */
export const advancedProjectors = card('advanced-projectors', {
  permits: { redirectAnyZones: ({ attack }, { self }) => attack.defender === self },
});

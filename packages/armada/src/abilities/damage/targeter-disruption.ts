import { card } from '../card-words.ts';

/** ar.known.damage.targeter-disruption */
export const targeterDisruption = card('targeter-disruption', {
  forbids: { resolveCritical: ({ attack }, { self }) => attack.attacker === self },
});

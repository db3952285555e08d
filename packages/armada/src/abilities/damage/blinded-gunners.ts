import { card } from '../card-words.ts';

/** ar.known.damage.blinded-gunners */
export const blindedGunners = card('blinded-gunners', {
  forbids: { spendAccuracy: ({ attack }, { self }) => attack.attacker === self },
});

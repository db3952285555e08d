import { card } from '../card-words.ts';

/** Against ships and squadrons alike. ar.known.squadron.tie-advanced */
export const darthVader = card('darth-vader', {
  adds: { criticalDamage: ({ self, attack }) => (attack.attacker === self ? 1 : 0) },
});

import { card } from '../card-words.ts';

/** One point on all other zones together. ar.known.upgrade.turbolasers */
export const xi7Turbolasers = card('xi7-turbolasers', {
  forbids: { redirectMoreThanOne: ({ attack }, { self }) => attack.attacker === self },
});

import { card } from '../card-words.ts';

const SPEED = 2;

/** Squadrons that the ship activates. ar.known.upgrade.officers, ar.engagement.cannot-move */
export const admiralChiraneau = card('admiral-chiraneau', {
  sets: { speedWhileHeld: () => SPEED },
});

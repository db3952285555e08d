import { card } from '../../card-words.ts';

export const munitionsFailsafe = card('mod:munitionsfailsafe', {
  permits: { discardIfHit: ({ ship }, { self }) => ship.id === self },
});

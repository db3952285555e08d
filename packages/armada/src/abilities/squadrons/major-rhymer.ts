import { card } from '../card-words.ts';

/** Close to medium range, as first printed; he is one of them. ar.known.squadron.tie-bomber, ar.allegiance.self-is-friendly */
export const majorRhymer = card('major-rhymer', {
  permits: {
    squadronReach: ({ squadron, range }, { table, self }) =>
      range === 'medium' && table.areFriendly(self, squadron.id) && table.distance(self, squadron.id) === 1,
  },
});

import { card } from '../card-words.ts';

const FARTHEST = 5;

/** The ship itself among them. ar.known.upgrade.titles, ar.allegiance.self-is-friendly, ar.range.measure.self-close-distance-one */
export const redemption = card('redemption', {
  adds: {
    engineeringPoints: ({ table, self, ship }) =>
      table.areFriendly(self, ship.id) && table.distance(self, ship.id) <= FARTHEST ? 1 : 0,
  },
});

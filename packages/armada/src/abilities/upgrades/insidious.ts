import { card } from '../card-words.ts';

/** ar.known.upgrade.titles, ar.attack.roll.dice-by-range */
export const insidious = card('insidious', {
  permits: {
    dieAtRange: ({ shot, colour }, { self }) =>
      shot.attacker.id === self &&
      colour === 'black' &&
      shot.range === 'medium' &&
      shot.defendingZone === 'rear',
  },
});

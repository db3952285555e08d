import { card } from '../card-words.ts';

/** ar.known.upgrade.titles, ar.attack.roll.dice-by-range */
export const insidious = card('insidious', {
  permits: {
    // Black dice alone do not reach medium range.
    dieAtRange: ({ shot }, { self }) =>
      shot.attacker.id === self && shot.range === 'medium' && shot.defendingZone === 'rear',
  },
});

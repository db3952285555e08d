import { card, on } from '../../card-words.ts';
import { flipsAfterManeuver } from '../../flips-after-maneuver.ts';

export const pivotWingLanding = card('title:pivotwing#272', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      applies: ({ table, self, activation }) =>
        activation.ship === self && table.ship(self).dial?.bearing === 'stationary',
      resolve: ({ self }) => [{ kind: 'turnAround', ship: self }],
    }),
    flipsAfterManeuver,
  ],
});

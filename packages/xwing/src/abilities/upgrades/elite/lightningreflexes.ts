import { ability } from '../../card-words.ts';

/** The maneuver is that of the revealed dial, and is on the dial in print. */
export const lightningReflexes = ability('ept:lightningreflexes', {
  window: 'afterManeuver',
  optional: true,
  discards: true,
  applies: ({ table, self, execution }) => {
    const { dial, dialRevealed } = table.ship(self);
    const { ship, difficulty, maneuver } = execution;
    const isFlown = (each: typeof maneuver) =>
      each.speed === maneuver.speed && each.bearing === maneuver.bearing;
    const isOnDial = dial !== null && dialRevealed && isFlown(dial) && table.dial(self).some(isFlown);
    return ship === self && difficulty !== 'red' && isOnDial;
  },
  resolve: ({ self }) => [
    { kind: 'turnAround', ship: self },
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
  ],
});

import { card, on } from '../card-words.ts';
import { flipFacedown } from './shapes.ts';

export const core2ShakenPilot = card('core2-shakenpilot', {
  forbids: {
    assignManeuver: ({ ship, maneuver }, { self }) => ship.id === self && maneuver.bearing === 'straight',
  },
  abilities: [
    on('dialRevealed', {
      optional: false,
      applies: ({ activation, self }) => activation.ship === self,
      resolve: (at) => [flipFacedown(at)],
    }),
  ],
});

import { card } from '../../card-words.ts';

/** The maneuver need not be on the dial. xw.activation.forced-maneuver-only-execute */
export const rearAdmiralChiraneauCrew = card('crew:rearadmiralchiraneau', {
  action: {
    perform: ({ self }) => [
      {
        kind: 'executeManeuver',
        ship: self,
        maneuver: { speed: 1, bearing: 'straight', difficulty: 'white' },
      },
    ],
  },
});

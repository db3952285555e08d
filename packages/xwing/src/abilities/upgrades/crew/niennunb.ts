import { card } from '../../card-words.ts';

/** xw.maneuver.difficulty.modifiable */
export const nienNunb = card('crew:niennunb', {
  sets: { difficulty: ({ maneuver }) => (maneuver.bearing === 'straight' ? 'green' : undefined) },
});

import { card } from '../card-rules.ts';

/** xw.maneuver.difficulty.modifiable */
export const nienNunb = card('crew:niennunb', {
  difficulty: ({ maneuver }) => (maneuver.bearing === 'straight' ? 'green' : undefined),
});

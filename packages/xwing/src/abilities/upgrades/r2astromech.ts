import { card } from '../card-rules.ts';

/** xw.maneuver.difficulty.modifiable */
export const r2Astromech = card('amd:r2astromech', {
  difficulty: ({ maneuver }) => (maneuver.speed === 1 || maneuver.speed === 2 ? 'green' : undefined),
});

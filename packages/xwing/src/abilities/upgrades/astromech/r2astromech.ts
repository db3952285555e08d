import { card } from '../../card-words.ts';

/** xw.maneuver.difficulty.modifiable */
export const r2Astromech = card('amd:r2astromech', {
  sets: {
    difficulty: ({ maneuver }) => (maneuver.speed === 1 || maneuver.speed === 2 ? 'green' : undefined),
  },
});

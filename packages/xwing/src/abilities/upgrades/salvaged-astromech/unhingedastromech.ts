import { card } from '../../card-words.ts';

/** xw.maneuver.difficulty.modifiable */
export const unhingedAstromech = card('samd:unhingedastromech', {
  sets: { difficulty: ({ maneuver }) => (maneuver.speed === 3 ? 'green' : undefined) },
});

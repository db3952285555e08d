import { card } from '../card-words.ts';

export const core2DamagedEngine = card('core2-damagedengine', {
  sets: {
    difficulty: ({ maneuver: { bearing } }) =>
      bearing === 'turnLeft' || bearing === 'turnRight' ? 'red' : undefined,
  },
});

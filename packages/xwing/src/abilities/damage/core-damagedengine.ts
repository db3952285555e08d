import { card } from '../card-words.ts';

export const coreDamagedEngine = card('core-damagedengine', {
  sets: {
    difficulty: ({ maneuver: { bearing } }) =>
      bearing === 'turnLeft' || bearing === 'turnRight' ? 'red' : undefined,
  },
});

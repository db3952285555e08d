import { card } from '../card-rules.ts';

export const coreDamagedEngine = card('core-damagedengine', {
  difficulty: ({ maneuver: { bearing } }) =>
    bearing === 'turnLeft' || bearing === 'turnRight' ? 'red' : undefined,
});

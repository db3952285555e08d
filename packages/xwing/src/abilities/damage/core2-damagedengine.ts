import { card } from '../card-rules.ts';

export const core2DamagedEngine = card('core2-damagedengine', {
  difficulty: ({ maneuver: { bearing } }) =>
    bearing === 'turnLeft' || bearing === 'turnRight' ? 'red' : undefined,
});

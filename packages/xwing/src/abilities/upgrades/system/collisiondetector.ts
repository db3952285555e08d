import { card } from '../../card-words.ts';

export const collisionDetector = card('system:collisiondetector', {
  crossesObstacles: true,
  ignoresObstacleCriticals: true,
});

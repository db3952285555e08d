import type { ObstacleId, XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** Every ship around the obstacle is struck, friends too. */
export const seismicTorpedo = card('torpedo:seismictorpedo', {
  action: {
    choices: ({ table, self }) =>
      table.obstaclesInArc(self).filter((obstacle) => table.rangeToObstacle(self, obstacle) <= 2),
    perform: ({ table, self, key }, obstacle: ObstacleId) => [
      { kind: 'discardUpgrade', ship: self, key },
      ...table.ships
        .filter(({ id }) => table.rangeToObstacle(id, obstacle) === 1)
        .map(({ id }): XwingEffect => ({ kind: 'rollDamage', ship: id, count: 1, source: key })),
      { kind: 'removeObstacle', obstacle },
    ],
  },
});

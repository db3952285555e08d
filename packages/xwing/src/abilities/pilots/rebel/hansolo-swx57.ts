import { rangeBetween } from '../../../rules/range.ts';
import { card } from '../../card-words.ts';

/** Obstacles do not matter to where a ship is deployed. xw.setup.deploy.zone */
export const hanSoloSwx57 = card('rebel:yt1300:hansolo-swx57', {
  permits: {
    deployAt: ({ ship }, { table, self }) =>
      ship.id === self && table.enemiesOf(self).every((enemy) => rangeBetween(ship, enemy) > 3),
  },
});

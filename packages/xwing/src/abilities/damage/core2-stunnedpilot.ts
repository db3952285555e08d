import { card } from '../card-words.ts';
import { afterOwnManeuver, sufferOne } from './shapes.ts';

const id = 'core2-stunnedpilot';

export const core2StunnedPilot = card(id, {
  abilities: [
    afterOwnManeuver({
      applies: ({ table, self }) =>
        table.ships.some((other) => table.areTouching(self, other.id)) || table.isOnObstacle(self),
      resolve: (at) => [sufferOne(id, at)],
    }),
  ],
});

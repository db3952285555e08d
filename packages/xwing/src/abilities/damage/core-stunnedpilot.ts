import { card } from '../card-words.ts';
import { afterOwnManeuver, sufferOne } from './shapes.ts';

const id = 'core-stunnedpilot';

export const coreStunnedPilot = card(id, {
  abilities: [
    afterOwnManeuver({
      applies: ({ execution, table, self }) => execution.overlapped.length > 0 || table.isOnObstacle(self),
      resolve: (at) => [sufferOne(id, at)],
    }),
  ],
});

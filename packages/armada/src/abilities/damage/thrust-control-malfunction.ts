import { shipCard } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { countOlderCopies } from './shapes.ts';

/** The joint whose yaw goes down when so many have gone down before, counted from 1, if any bends. */
function jointLowered(printed: readonly number[], before: number): number | undefined {
  let left = before;
  for (let joint = printed.length; joint > 0; joint--) {
    left -= printed[joint - 1]!;
    if (left < 0) return joint;
  }
  return undefined;
}

/** The last joint that bends at all, after older copies. ar.known.damage.thrust-control-malfunction */
export const thrustControlMalfunction = card('thrust-control-malfunction', {
  adds: {
    yaw: ({ ship, speed, joint, ...at }) => {
      if (ship.id !== at.self) return 0;
      const printed = shipCard(ship.card).speedChart[speed] ?? [];
      return joint === jointLowered(printed, countOlderCopies(at)) ? -1 : 0;
    },
  },
});

import { otherSide } from '@sortie/kernel';
import { card } from '../card-words.ts';
import { countUnits } from './count-units.ts';

/** In the end each leader in the enemy's zone counts. */
export const breakthrough = card('breakthrough', {
  battle: {
    scores: ({ table, isOver }) =>
      isOver ? countUnits(table, ({ id, side }) => table.isLeaderInZone(id, otherSide(side))) : [0, 0],
  },
});

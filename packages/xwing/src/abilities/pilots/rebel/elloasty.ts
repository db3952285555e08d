import { card } from '../../card-words.ts';

/** xw.maneuver.difficulty.modifiable */
export const elloasty = card('rebel:t70xwing:elloasty', {
  sets: {
    difficulty: ({ table, self, maneuver }) =>
      (maneuver.bearing === 'tallonRollLeft' || maneuver.bearing === 'tallonRollRight') &&
      table.ship(self).tokens.stress === 0
        ? 'white'
        : undefined,
  },
});

import type { LastingRules } from './card-rules.ts';

/** The red maneuver that a ship reveals is white; its other maneuvers are as they were. xw.maneuver.difficulty.modifiable */
export const calmsRevealedRed: LastingRules = {
  sets: {
    difficulty: ({ table, self, maneuver }) => {
      const { dial } = table.ship(self);
      const isRevealed = dial?.speed === maneuver.speed && dial.bearing === maneuver.bearing;
      return isRevealed && maneuver.difficulty === 'red' ? 'white' : undefined;
    },
  },
};

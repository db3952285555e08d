import { on } from './card-words.ts';

/** After a maneuver of its ship the card may be turned to its other side. xw.later.dual.flip */
export const flipsAfterManeuver = on('afterManeuver', {
  optional: true,
  applies: ({ self, execution }) => execution.ship === self,
  resolve: ({ self, key }) => [{ kind: 'flipUpgrade', ship: self, key }],
});

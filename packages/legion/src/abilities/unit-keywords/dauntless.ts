import { ability } from '../card-words.ts';
import { moveForSuppression, needsFreeMove } from '../free-moves.ts';

/** lg.unit-keyword.dauntless.free-move */
export const dauntless = ability('dauntless', {
  window: 'afterRally',
  optional: true,
  applies: ({ table, self, activation: { unit } }) =>
    unit === self && table.isSuppressed(self) && !table.unit(self).panicked,
  needs: ({ self }) => needsFreeMove(self),
  // lg.unit-keyword.dauntless.no-panic
  resolve: ({ self }) => moveForSuppression(self, 'dauntless'),
});

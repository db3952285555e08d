import { ability } from '../card-words.ts';
import { moveForSuppression, needsFreeMove } from '../free-moves.ts';

/** For another trooper unit at range 1-2. lg.unit-keyword.compel.effect, lg.unit-keyword.compel.not-self */
export const compel = ability('compel', {
  window: 'afterRally',
  optional: true,
  applies: ({ table, self, activation: { unit } }) =>
    unit !== self &&
    table.areFriendly(self, unit) &&
    table.isTrooper(unit) &&
    table.range(self, unit) <= 2 &&
    table.isSuppressed(unit) &&
    !table.unit(unit).panicked,
  needs: ({ activation }) => needsFreeMove(activation.unit),
  // lg.unit-keyword.compel.no-panic-from-token
  resolve: ({ activation }) => moveForSuppression(activation.unit, 'compel'),
});

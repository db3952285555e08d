import { isStandardMove } from '../../rules/ways-to-move.ts';
import { card } from '../card-words.ts';

/** One standard move in its activation, whatever it came from. lg.unit-keyword.plodding.one-standard-move, lg.unit-keyword.plodding.any-source */
export const plodding = card('plodding', {
  forbids: {
    move: ({ unit, type }, { table, self }) =>
      unit.id === self &&
      isStandardMove(type) &&
      table.activation?.unit === self &&
      table.activation.standardMoves > 0,
  },
});

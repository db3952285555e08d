import { card } from '../card-words.ts';

/** After an attack with such a weapon the unit only pivots in that activation. lg.weapon-keyword.cumbersome.attack-then-no-move */
export const cumbersome = card('cumbersome', {
  forbids: {
    move: ({ unit, type }, { table, self }) =>
      unit.id === self &&
      type !== 'pivot' &&
      table.activation?.unit === self &&
      table.activation.hasFiredCumbersome,
  },
});

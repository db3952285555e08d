import { card } from '../card-words.ts';

/** An enemy beside the unit hears nobody but itself. lg.golden-rules.cannot-is-absolute */
export const commsJammer = card('comms-jammer', {
  forbids: {
    beOrdered: ({ unit, by }, { table, self }) =>
      by !== unit.id && !table.areFriendly(self, unit.id) && table.range(self, unit.id) === 1,
  },
});

import { card } from '../../card-words.ts';

export const arvelcrynyd = card('rebel:awing:arvelcrynyd', {
  permits: {
    attackTouching: ({ ship, target }, { table, self }) =>
      ship.id === self && table.areTouching(self, target.id) && table.isInAnyArc(self, target.id),
  },
});

import { card } from '../../card-words.ts';

export const longRangeScanners = card('mod:longrangescanners', {
  forbids: {
    lock: ({ ship, target }, { table, self }) => ship.id === self && table.range(self, target.id) <= 2,
  },
  permits: {
    lockAt: ({ ship, target }, { table, self }) => ship.id === self && !table.areFriendly(self, target.id),
  },
});

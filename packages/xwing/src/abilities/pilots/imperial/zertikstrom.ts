import { card } from '../../card-words.ts';

export const zertikstrom = card('imperial:tieadvanced:zertikstrom', {
  forbids: {
    rangeBonus: ({ ship, attack }, { table, self }) =>
      attack.attacker === ship.id && !table.areFriendly(self, ship.id) && table.range(self, ship.id) === 1,
  },
});

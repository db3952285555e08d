import type { Ship, ShipId, Table } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The leader is friendly to itself and stands at range 1 of itself. xw.ship.friendly.includes-self */
function stressedNearby(table: Table, self: ShipId): Ship[] {
  return table.friendsOf(self).filter((ship) => ship.tokens.stress > 0 && table.range(self, ship.id) === 1);
}

export const epsilonleader = ability('imperial:tiefofighter:epsilonleader', {
  window: 'startOfCombat',
  optional: false,
  applies: ({ table, self }) => stressedNearby(table, self).length > 0,
  resolve: ({ table, self }) =>
    stressedNearby(table, self).map(({ id }) => ({
      kind: 'removeTokens',
      ship: id,
      token: 'stress',
      count: 1,
    })),
});

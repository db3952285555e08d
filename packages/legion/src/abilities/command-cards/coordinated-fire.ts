import type { UnitId } from '../../model/index.ts';
import { ability } from '../card-words.ts';
import { friendsNear } from '../nearby.ts';

/** An aim token that a corps unit spends may bring one to another unit near it. */
export const coordinatedFire = ability('coordinated-fire', {
  window: 'tokenSpent',
  optional: true,
  applies: ({ table, self, spent: { unit, token } }) =>
    token === 'aim' && table.areFriendly(self, unit) && table.unit(unit).rank === 'corps',
  choices: ({ table, spent }) => friendsNear(table, spent.unit, 2).map(({ id }) => id),
  resolve: (_at, unit: UnitId) => [
    { kind: 'gainTokens', unit, token: 'aim', count: 1, source: 'coordinated-fire' },
  ],
});

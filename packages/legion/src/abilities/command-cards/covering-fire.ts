import type { UnitId } from '../../model/index.ts';
import { ability } from '../card-words.ts';
import { friendsNear } from '../nearby.ts';

/** A corps unit that shot may cover another unit near it. */
export const coveringFire = ability('covering-fire', {
  window: 'after',
  optional: true,
  applies: ({ table, self, deed: { unit, isRangedAttack } }) =>
    isRangedAttack && table.areFriendly(self, unit) && table.unit(unit).rank === 'corps',
  choices: ({ table, deed }) => friendsNear(table, deed.unit, 2).map(({ id }) => id),
  resolve: (_at, unit: UnitId) => [
    { kind: 'gainTokens', unit, token: 'dodge', count: 1, source: 'covering-fire' },
  ],
});

import type { ShipId } from '../../../model/index.ts';
import { locksOf } from '../../../rules/locks.ts';
import { ability } from '../../card-words.ts';

/** The target is named where the enemy has two locks. */
interface Removal {
  readonly removeLockOf: ShipId;
  readonly removeLockOn?: ShipId;
}

const moves = ['boost', 'barrelRoll'];

export const blackOne = ability('title:blackone', {
  window: 'afterAction',
  optional: true,
  applies: ({ self, chance }) => chance.ship === self && moves.includes(chance.action ?? ''),
  choices: ({ table, self }) =>
    table.enemiesOf(self).flatMap((enemy): Removal[] => {
      const held = locksOf(enemy);
      return held
        .filter(({ target }) => table.areFriendly(self, target) && table.range(self, target) === 1)
        .map(({ target }) => ({
          removeLockOf: enemy.id,
          ...(held.length > 1 ? { removeLockOn: target } : {}),
        }));
    }),
  resolve: (_at, { removeLockOf, removeLockOn }) => [
    {
      kind: 'removeLock',
      ship: removeLockOf,
      ...(removeLockOn === undefined ? {} : { target: removeLockOn }),
    },
  ],
});

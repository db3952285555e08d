import { refused, showing } from '@sortie/kernel';
import type { UnitId } from '../../model/index.ts';
import { type At, card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';

type Here = At<'modifyAttackDice'>;

/** Each guards once in a pool. lg.unit-keyword.guardian.cancel-up-to-x */
function hasGuarded({ table, key, pool }: Here, unit: UnitId): boolean {
  return hasUse(table.unit(unit), key, 'pool', pool.number);
}

/** Corps troopers beside the unit that see it. lg.unit-keyword.guardian.trigger */
function guardians(at: Here): readonly UnitId[] {
  const { table, self, pool } = at;
  if (showing(pool.dice, 'hit').length === 0) return [];
  return table
    .friends(self)
    .filter(({ id, rank }) => id !== self && rank === 'corps' && table.isTrooper(id))
    .map(({ id }) => id)
    .filter((id) => table.range(self, id) === 1 && table.sees(id, self) && !hasGuarded(at, id));
}

/** While the unit defends, corps troopers beside it have Guardian 1, each for itself. lg.unit-keyword.guardian.timing */
export const esteemedLeader = card('esteemed-leader', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      repeatable: true,
      applies: ({ table, self, pool }) =>
        pool.type === 'ranged' && pool.defender === self && table.isTrooper(self),
      forbidden: ({ table, self }) =>
        table.hasKeyword(self, 'guardian') ? refused('lg.unit-keyword.guardian.not-for-guardian') : undefined,
      choices: guardians,
      resolve: ({ key }, guardian: UnitId) => [
        { kind: 'countUse', unit: guardian, key, scope: 'pool' },
        { kind: 'guard', guardian, count: 1 },
      ],
    }),
  ],
});

import type { Ship, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card } from '../../card-words.ts';

export const r7t1 = card('amd:r7t1', {
  action: {
    choices: (at) =>
      at.table
        .enemiesOf(at.self)
        .filter(({ id }) => at.table.range(at.self, id) <= 2)
        .flatMap((enemy) => [{ enemy: enemy.id, lock: false }, ...lockOf(at, enemy)]),
    perform: ({ self, key }, { enemy, lock }: Choice): readonly XwingEffect[] => [
      ...(lock ? [{ kind: 'acquireLock', ship: self, target: enemy } as const] : []),
      { kind: 'offerFreeAction', ship: self, actions: ['boost'], source: key },
    ],
  },
});

type Choice = {
  readonly enemy: Ship['id'];
  readonly lock: boolean;
};

/** The lock is only for a ship that stands in the arc of the one it chose. */
function lockOf({ table, self }: Here, enemy: Ship): Choice[] {
  const isLockable = table.lockable(self).some(({ id }) => id === enemy.id);
  return isLockable && table.isInAnyArc(enemy.id, self) ? [{ enemy: enemy.id, lock: true }] : [];
}

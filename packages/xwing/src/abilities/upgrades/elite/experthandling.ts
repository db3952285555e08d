import type { ShipId, Table, XwingEffect } from '../../../model/index.ts';
import { hasLocked } from '../../../rules/locks.ts';
import { card } from '../../card-words.ts';

/** The stress and the lock belong to a barrel roll that was performed. xw.action.free.roll-boost-fallback */
export const expertHandling = card('ept:experthandling', {
  action: {
    needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['barrelRoll'] }),
    perform: ({ table, self, key }) => [
      {
        kind: 'offerFreeAction',
        ship: self,
        actions: ['barrelRoll'],
        source: key,
        afterwards: [...stressWithoutIcon(table, self), ...removalOfLock(table, self, key)],
      },
    ],
  },
});

function stressWithoutIcon(table: Table, self: ShipId): readonly XwingEffect[] {
  if (table.actionBar(self).includes('barrelRoll')) return [];
  return [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }];
}

function removalOfLock(table: Table, self: ShipId, source: string): readonly XwingEffect[] {
  const holders = table.enemiesOf(self).filter((enemy) => hasLocked(enemy, self));
  if (holders.length === 0) return [];
  const removals = holders.map(({ id }) => ({
    answer: { removeLockOf: id },
    effects: [{ kind: 'removeLock', ship: id, target: self } as const],
  }));
  const options = [...removals, { answer: { decline: true }, effects: [] }];
  return [{ kind: 'choose', seat: table.ship(self).seat, ship: self, source, options }];
}

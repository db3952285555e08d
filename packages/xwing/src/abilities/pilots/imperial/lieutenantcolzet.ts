import type { ShipId, Table } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The enemy it has locked, with a facedown Damage card. */
function lockedDamaged(table: Table, self: ShipId): ShipId | undefined {
  const target = table.ship(self).lock?.target;
  if (target === undefined || table.areFriendly(self, target)) return undefined;
  return table.ship(target).damage.some(({ faceup }) => !faceup) ? target : undefined;
}

export const lieutenantcolzet = ability('imperial:tieadvanced:lieutenantcolzet', {
  window: 'startOfEnd',
  optional: true,
  applies: ({ table, self }) => lockedDamaged(table, self) !== undefined,
  resolve: ({ table, self }) => [
    { kind: 'spendLock', ship: self },
    { kind: 'flipRandomCard', ship: lockedDamaged(table, self)! },
  ],
});

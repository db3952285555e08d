import type { Attack, ShipId, XwingEffect } from '../model/index.ts';
import type { Here } from './card-rules.ts';

/** Whose focus token an attacker can spend; null stands for its own. */
export function whoseFocus({ table, self }: Here): readonly (ShipId | null)[] {
  return table.focusHolders(self).map((id) => (id === self ? null : id));
}

/** Whose lock on the defender an attacker can spend; null stands for its own. */
export function whoseLock({
  table,
  self,
  attack,
}: Here & { readonly attack: Attack }): readonly (ShipId | null)[] {
  const isBanned = table.isForbidden({ kind: 'spendLock', ship: table.ship(self), attack });
  if (isBanned) return [];
  return table.lockHolders(self, attack.defender).map((id) => (id === self ? null : id));
}

export function spendFocus(ship: ShipId, of: ShipId | null): XwingEffect {
  return { kind: 'spendToken', ship, token: 'focus', ...(of === null ? {} : { of }) };
}

/** The lock of another ship is the one on the defender; of its own, that one counts in the attack anyway. */
export function spendLock(ship: ShipId, of: ShipId | null, target: ShipId): XwingEffect {
  return { kind: 'spendLock', ship, ...(of === null ? {} : { of, target }) };
}

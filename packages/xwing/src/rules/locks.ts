import type { CardOption, Lock, Ship, ShipId, XwingEffect, XwingEvent } from '../model/index.ts';

/** The ship's locks, the one that counts now first. xw.later.lock.two */
export function locksOf({ lock, otherLock }: Pick<Ship, 'lock' | 'otherLock'>): readonly Lock[] {
  if (!lock) return [];
  return otherLock ? [lock, otherLock] : [lock];
}

export function hasLocked(ship: Pick<Ship, 'lock' | 'otherLock'>, target: ShipId): boolean {
  return locksOf(ship).some((each) => each.target === target);
}

interface Removing {
  readonly target: ShipId | undefined;
  readonly spent: boolean;
}

/** The lock on this target goes, or the one that counts now. */
export function lockRemoved(ship: Ship, { target, spent }: Removing): readonly XwingEvent[] {
  const held = locksOf(ship);
  if (held.length === 0 || (target !== undefined && !hasLocked(ship, target))) return [];
  const which = held.length > 1 ? { target: target ?? held[0]!.target } : {};
  return [{ kind: 'lockRemoved', ship: ship.id, spent, ...which }];
}

/** The ship's player chooses which of its locks goes, and what follows. */
export function chooseLockToLose(
  { id, seat, lock, otherLock }: Ship,
  source: string,
  then: readonly XwingEffect[],
): XwingEffect {
  const options = locksOf({ lock, ...(otherLock ? { otherLock } : {}) }).map(
    ({ target }): CardOption => ({
      answer: { removeLockOn: target },
      effects: [{ kind: 'removeLock', ship: id, target }, ...then],
    }),
  );
  return { kind: 'choose', seat, ship: id, source, options };
}

import type { ShipId } from '../model/index.ts';
import type { DraftShip } from './applier.ts';

/** The lock on this target goes, or the one that counts now; another one takes its place. Of two on one target one stays. */
export function loseLock(ship: DraftShip, target: ShipId | undefined): void {
  const { lock, otherLock } = ship;
  const isOther = otherLock !== undefined && otherLock.target === target;
  const lost = isOther ? otherLock : lock;
  if (lost?.second !== undefined) {
    delete lost.second;
    return;
  }
  delete ship.otherLock;
  if (!isOther) ship.lock = otherLock ?? null;
}

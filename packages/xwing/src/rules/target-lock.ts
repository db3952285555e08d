import type { Ship, ShipId, TableTop, XwingEvent, XwingState } from '../model/index.ts';
import { areEnemies, shipOf, shipsInPlay } from './in-play.ts';
import { rangeBetween } from './range.ts';

const LETTERS: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The pair gets a letter that no lock has; the ship's own old one is gone. xw.action.lock.pair */
export function lockAcquired(state: XwingState, ship: ShipId, target: ShipId): XwingEvent {
  const taken = new Set(state.ships.map((each) => each.lock?.letter));
  const letter = LETTERS.find((each) => !taken.has(each)) ?? `${state.nextId}`;
  return { kind: 'lockAcquired', ship, target, letter };
}

/** Enemies at range 1-3, all round. xw.action.lock.icon, xw.action.lock.all-round, xw.action.lock.enemy-only */
export function lockableFrom(state: TableTop, ship: Ship): Ship[] {
  return shipsInPlay(state).filter((other) => areEnemies(ship, other) && rangeBetween(ship, other) <= 3);
}

export function hasLockOn(state: XwingState, holder: ShipId, target: ShipId): boolean {
  return shipOf(state, holder).lock?.target === target;
}

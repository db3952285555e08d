import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Ship, ShipId, TableTop, XwingEvent, XwingState } from '../model/index.ts';
import { areEnemies, shipsInPlay } from './in-play.ts';
import { locksOf } from './locks.ts';
import { rangeBetween } from './range.ts';

const LETTERS: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The pair gets a letter that no lock has; the ship's own old one is gone. xw.action.lock.pair */
export function lockAcquired(state: XwingState, ship: ShipId, target: ShipId): XwingEvent {
  const letters = state.ships.flatMap(locksOf).flatMap((each) => [each.letter, each.second]);
  const taken = new Set(letters);
  const letter = LETTERS.find((each) => !taken.has(each)) ?? `${state.nextId}`;
  return { kind: 'lockAcquired', ship, target, letter };
}

/** Enemies at range 1-3, all round. xw.action.lock.icon, xw.action.lock.all-round, xw.action.lock.enemy-only */
export function lockableFrom(state: TableTop, ship: Ship, cards: RulesTable['cards']): Ship[] {
  return shipsInPlay(state).filter((other) => {
    const isUsual = areEnemies(ship, other) && rangeBetween(ship, other) <= 3;
    const target = other.id === ship.id ? undefined : other;
    if (!target || (!isUsual && !cards.permits({ kind: 'lockAt', ship, target }))) return false;
    return !cards.forbids({ kind: 'lock', ship, target });
  });
}

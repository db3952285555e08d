import { inContact } from '@sortie/geometry';
import { equal } from '@sortie/kernel';
import type { ShipId, Touch, XwingEffect, XwingEvent, XwingState } from '../model/index.ts';
import { bodyOf } from './base.ts';
import { areTouching, isInPlay, shipOf } from './in-play.ts';

type MoveShip = Extract<XwingEffect, { kind: 'moveShip' }>;

/** Puts the ship down and settles who touches whom. */
export function moveShip(state: XwingState, effect: MoveShip, emit: (event: XwingEvent) => void): void {
  const { ship, to, cause, how } = effect;
  const from = shipOf(state, ship).pose!;
  const isElsewhere = from.x !== to.x || from.y !== to.y || from.heading !== to.heading;
  if (isElsewhere || cause === 'maneuver') emit({ kind: 'shipMoved', ship, from, to, cause, how });
  const touches = touchesAfter(state, effect, isElsewhere);
  if (!equal(touches, state.touches)) emit({ kind: 'touchesChanged', touches });
}

/**
 * Touching begins by an overlap that ends in contact, and lasts until one of the two moves out of contact, or
 * until both have moved without overlapping each other.
 * xw.overlap.touching.definition, xw.overlap.touching.persists, xw.overlap.touching.parallel-exception
 */
function touchesAfter(state: XwingState, effect: MoveShip, isElsewhere: boolean): Touch[] {
  const { ship: mover, overlapped, cause } = effect;
  const kept = state.touches.flatMap((touch): Touch[] => {
    if (!touch.ships.includes(mover)) return [touch];
    const other = touch.ships.find((each) => each !== mover)!;
    if (overlapped.includes(other)) return [];
    const counts = isElsewhere && cause !== 'decloak' && !touch.moved.includes(mover);
    const moved = counts ? [...touch.moved, mover] : touch.moved;
    return inBaseContact(state, mover, other) && moved.length < 2 ? [{ ...touch, moved }] : [];
  });
  const begun = overlapped.map((other): Touch => ({ ships: [mover, other], moved: [] }));
  return [...kept, ...begun];
}

/** Touching as the rules in force understand it. xw.overlap.touching.core2012-contact */
export function countAsTouching(state: XwingState, one: ShipId, other: ShipId): boolean {
  return state.options.variant === 'core2012'
    ? inBaseContact(state, one, other)
    : areTouching(state, one, other);
}

export function inBaseContact(state: XwingState, one: ShipId, other: ShipId): boolean {
  const [a, b] = [shipOf(state, one), shipOf(state, other)];
  if (!isInPlay(a) || !isInPlay(b)) return false;
  const { guides } = state.options;
  return inContact(bodyOf(a, guides), bodyOf(b, guides));
}

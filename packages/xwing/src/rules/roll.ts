import type { Stretch } from '@sortie/geometry';
import { TOLERANCE } from '@sortie/geometry';
import type { Plain, Refusal, Region } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { LineRegion, RollDirection, ShiftAnswer, XwingState } from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import type { Placement } from './reposition.ts';
import { bombsOnTheWay, isTemplateFree, whyNotThere } from './reposition.ts';
import { rollPlacement, rollPlay } from './roll-placement.ts';
import { freeLays, freeShifts, isInTheClear, placesIn } from './roll-room.ts';

/** A roll to be placed, and the rule that an illegal place breaks. */
export interface RollTo {
  readonly direction: RollDirection;
  readonly shift: number;
  readonly rule: string;
}

/**
 * The roll with its template laid so that nothing is in its way, and no mine beneath it where that can be avoided;
 * otherwise the rule that forbids the place. xw.action.roll.template, xw.action.roll.no-overlap
 */
export function rollAt(
  state: XwingState,
  ship: PlacedShip,
  { direction, shift, rule }: RollTo,
): Placement | string {
  const midway = rollPlacement(ship, direction, shift);
  const forbidden = whyNotThere(state, ship, midway.to, rule);
  if (forbidden) return forbidden;
  const meetsMines = (placement: Placement) =>
    contactBombs(state, ship.id, bombsOnTheWay(state, ship, placement)).length > 0;
  const isMidwayFree = isTemplateFree(state, ship, midway);
  if (isMidwayFree && !meetsMines(midway)) return midway;
  const others = freeLays(state, ship, direction, shift)
    .map((lay) => rollPlacement(ship, direction, shift, lay))
    .filter((placement) => isTemplateFree(state, ship, placement));
  return others.find((placement) => !meetsMines(placement)) ?? (isMidwayFree ? midway : others[0]) ?? rule;
}

/** Steps in which shifts are suggested where there is room for them. */
const ROW = 16;

function rowOfShifts(ship: PlacedShip): number[] {
  const play = rollPlay(ship);
  return Array.from({ length: ROW + 1 }, (_, index) => -play + (2 * play * index) / ROW);
}

/** Shifts at which the roll is legal: out of a row of them, or out of each free stretch where that row holds none. */
function* clearShifts(state: XwingState, ship: PlacedShip, direction: RollDirection): Generator<number> {
  if (isInTheClear(state, ship, direction)) return yield* rowOfShifts(ship);
  const isClear = (shift: number) =>
    typeof rollAt(state, ship, { direction, shift, rule: 'blocked' }) !== 'string';
  let isAny = false;
  for (const shift of rowOfShifts(ship)) {
    if (!isClear(shift)) continue;
    isAny = true;
    yield shift;
  }
  if (isAny) return;
  const others = new Set(placesIn(freeShifts(state, ship, direction)));
  for (const shift of others) if (isClear(shift)) yield shift;
}

/** Whether the ship can be put down anywhere on that side. xw.action.roll.fallback */
export function hasRoomToRoll(state: XwingState, ship: PlacedShip, direction: RollDirection): boolean {
  return !clearShifts(state, ship, direction).next().done;
}

function* suggestShifts(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
): Generator<ShiftAnswer> {
  for (const shift of clearShifts(state, ship, direction)) yield { shift };
}

/** The answers to where along the side the ship is put down. */
export function rollAnswers(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
  rule: string,
): Region<ShiftAnswer, LineRegion> {
  const play = rollPlay(ship);
  return {
    kind: 'region',
    fields: ['shift'],
    region: {
      kind: 'line',
      field: 'shift',
      from: -play,
      to: play,
      poses: [-play, play].map((shift) => ({ ...rollPlacement(ship, direction, shift).to })),
    },
    refuse: (answer) => refuseShift(state, ship, answer, { direction, rule }),
    suggest: () => suggestShifts(state, ship, direction),
    complete: (rough) => nearestShift(state, ship, rough, { direction, rule }),
  };
}

/** The place of a stretch nearest to the one wanted, and some a hair further in, for ends are found to the tolerance. */
function placesFrom(wanted: number, { from, to }: Stretch): number[] {
  const nearest = Math.min(Math.max(wanted, from), to);
  const inwards = nearest * 2 < from + to ? 1 : -1;
  return [0, 1, 4, 16].map((hair) => Math.min(Math.max(nearest + inwards * hair * TOLERANCE, from), to));
}

/** Where the ship goes when it is let go somewhere along the side: the legal place nearest to that. */
function nearestShift(
  state: XwingState,
  ship: PlacedShip,
  rough: Plain,
  { direction, rule }: Omit<RollTo, 'shift'>,
): ShiftAnswer | Refusal {
  const wanted = (rough as { readonly shift?: unknown } | null)?.shift;
  if (typeof wanted !== 'number') return refused('table.malformed-answer', { field: 'shift' });
  const places = freeShifts(state, ship, direction)
    .flatMap((stretch) => [...placesFrom(wanted, stretch), ...placesIn([stretch])])
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  const shift = places.find(
    (each) => typeof rollAt(state, ship, { direction, shift: each, rule }) !== 'string',
  );
  return shift === undefined ? refused(rule) : { shift };
}

function refuseShift(
  state: XwingState,
  ship: PlacedShip,
  answer: Plain,
  { direction, rule }: Omit<RollTo, 'shift'>,
): Refusal | undefined {
  const shift = (answer as { readonly shift?: unknown } | null)?.shift;
  if (typeof shift !== 'number' || Object.keys(answer as object).length !== 1) {
    return refused('table.malformed-answer', { field: 'shift' });
  }
  if (!(Math.abs(shift) <= rollPlay(ship))) return refused('xw.action.roll.template');
  const found = rollAt(state, ship, { direction, shift, rule });
  return typeof found === 'string' ? refused(found) : undefined;
}

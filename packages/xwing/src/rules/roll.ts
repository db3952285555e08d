import type { Box } from '@sortie/geometry';
import { compound, moved, pose, straight, templateEnd, templateShape, toTable } from '@sortie/geometry';
import type { Plain, Refusal, Region } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { LineRegion, RollDirection, ShiftAnswer, XwingState } from '../model/index.ts';
import { baseLength, bodyAt, bodyOf } from './base.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay, typeOf } from './in-play.ts';
import { isPlaced, obstacleShape } from './outlines.ts';
import type { Placement } from './reposition.ts';
import { bombsOnTheWay, isTemplateFree, whyNotThere } from './reposition.ts';
import { type RollTemplate, rollTemplates } from './roll-templates.ts';

/** How far a roll may shift lengthwise: the play of the template at both ends. */
export function rollPlay(ship: PlacedShip): number {
  const length = baseLength(ship);
  return isLarge(ship) ? length - straight(1).length : length - straight(1).width;
}

function isLarge(ship: PlacedShip): boolean {
  return typeOf(ship).size !== 'small';
}

/**
 * Sideways: `lay` is how far ahead of the middle of the side the template is laid, the rest of the shift is where
 * the base is put at its other end. Along a straight template the heading stays as it was.
 * xw.action.roll.placement, xw.geometry.pose.roll-small, xw.geometry.pose.decloak-small
 */
export function rollPlacement(
  ship: PlacedShip,
  direction: RollDirection,
  shift: number,
  lay: number = shift / 2,
): Placement {
  const { side, template } = rollTemplates[direction];
  if (isLarge(ship)) return lengthwiseRoll(ship, { side, template }, shift, lay);
  const half = baseLength(ship) / 2;
  const side90 = side * 90;
  const start = toTable(ship.pose, { x: side * half, y: lay });
  const laid = pose(start.x, start.y, ship.pose.heading + side90);
  const end = templateEnd(template, laid);
  const facing = pose(end.x, end.y, end.heading - side90);
  return { to: moved(facing, shift - lay, side * half), template: templateShape(template, laid) };
}

/** A large ship has a long edge of the template against its side. xw.large.barrel-roll, xw.geometry.pose.roll-large */
function lengthwiseRoll(
  ship: PlacedShip,
  { side, template }: RollTemplate,
  shift: number,
  lay: number,
): Placement {
  const { length: long, width } = template;
  const half = baseLength(ship) / 2;
  const start = toTable(ship.pose, { x: side * (half + width / 2), y: lay - long / 2 });
  return {
    to: moved(ship.pose, shift, side * (2 * half + width)),
    template: templateShape(template, pose(start.x, start.y, ship.pose.heading)),
  };
}

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
  const forbidden = whyNotThere(state, ship, rollPlacement(ship, direction, shift).to, rule);
  if (forbidden) return forbidden;
  let legal: Placement | undefined;
  for (const lay of laysFor(ship, direction, shift)) {
    const placement = rollPlacement(ship, direction, shift, lay);
    if (!isTemplateFree(state, ship, placement)) continue;
    if (contactBombs(state, ship.id, bombsOnTheWay(state, ship, placement)).length === 0) return placement;
    legal ??= placement;
  }
  return legal ?? rule;
}

/** Where the template may be laid for one shift, the middle first. Along a curve the two ends are shifted alike. */
function laysFor(ship: PlacedShip, direction: RollDirection, shift: number): number[] {
  if (rollTemplates[direction].template.kind !== 'straight') return [shift / 2];
  const play = rollPlay(ship) / 2;
  const from = Math.max(-play, shift - play);
  const to = Math.min(play, shift + play);
  const steps = Math.floor(to - from);
  return [shift / 2, ...Array.from({ length: steps + 1 }, (_, index) => (index < steps ? from + index : to))];
}

/** Shifts at which the roll is legal: out of a row of them, or out of a finer one where that row holds none. */
function clearShifts(state: XwingState, ship: PlacedShip, direction: RollDirection): number[] {
  if (isInTheClear(state, ship, direction)) return shiftsOf(ship, COARSE);
  const clear = isClearAt(state, ship, direction);
  const coarse = shiftsOf(ship, COARSE).filter(clear);
  return coarse.length > 0 ? coarse : shiftsOf(ship, FINE).filter(clear);
}

/** Whether the ship can be put down anywhere on that side. xw.action.roll.fallback */
export function hasRoomToRoll(state: XwingState, ship: PlacedShip, direction: RollDirection): boolean {
  const clear = isClearAt(state, ship, direction);
  return (
    isInTheClear(state, ship, direction) ||
    shiftsOf(ship, COARSE).some(clear) ||
    shiftsOf(ship, FINE).some(clear)
  );
}

function isClearAt(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
): (shift: number) => boolean {
  return (shift) => typeof rollAt(state, ship, { direction, shift, rule: 'blocked' }) !== 'string';
}

/** Steps in which shifts are tried: a finer row only where the coarse one holds none. */
const COARSE = 16;
const FINE = 160;

function shiftsOf(ship: PlacedShip, steps: number): number[] {
  const play = rollPlay(ship);
  return Array.from({ length: steps + 1 }, (_, index) => -play + (2 * play * index) / steps);
}

/** Nothing lies in the box around every place of the roll, so that none of them needs a closer look. */
function isInTheClear(state: XwingState, ship: PlacedShip, direction: RollDirection): boolean {
  // Along a curve the places between the two ends may lie outside their box.
  if (rollTemplates[direction].template.kind !== 'straight') return false;
  const { guides, area } = state.options;
  const play = rollPlay(ship);
  const shapes = [-play, play].flatMap((shift) => {
    const { to, template } = rollPlacement(ship, direction, shift);
    return [bodyAt(ship, to, guides), template];
  });
  const box = compound(shapes).box;
  if (box.minX < 0 || box.minY < 0 || box.maxX > area.width || box.maxY > area.depth) return false;
  const isNear = (other: Box) =>
    other.minX <= box.maxX && other.maxX >= box.minX && other.minY <= box.maxY && other.maxY >= box.minY;
  return !(
    state.bombs.length > 0 ||
    state.ships.some(
      (other) => other.id !== ship.id && isInPlay(other) && isNear(bodyOf(other, guides).box),
    ) ||
    state.obstacles.some((each) => isPlaced(each) && isNear(obstacleShape(each).box))
  );
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
    region: {
      kind: 'line',
      field: 'shift',
      from: -play,
      to: play,
      poses: [-play, play].map((shift) => ({ ...rollPlacement(ship, direction, shift).to })),
    },
    refuse: (answer) => refuseShift(state, ship, answer, { direction, rule }),
    suggest: () => clearShifts(state, ship, direction).map((shift) => ({ shift })),
  };
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

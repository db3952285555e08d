import type { Pose, Shape, Template } from '@sortie/geometry';
import {
  bank,
  moved,
  overlaps,
  pose,
  straight,
  templateEnd,
  templateShape,
  toTable,
  turn,
} from '@sortie/geometry';
import { unreachable } from '@sortie/kernel';
import { ownCardsWith } from '../abilities/cards-in-play.ts';
import type { BombTokenId, Ship, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseAt, baseLength, bodyAt } from './base.ts';
import { bombsMetBy } from './bombs.ts';
import { endOfTemplate } from './end-of-template.ts';
import type { PlacedShip } from './in-play.ts';
import { typeOf } from './in-play.ts';
import { obstaclesFor } from './obstacles.ts';
import { obstacleShape } from './outlines.ts';
import { overlapsShips } from './overlaps-ships.ts';

export type BoostDirection = 'straight' | 'bankLeft' | 'bankRight' | 'turnLeft' | 'turnRight';
/** The side of a barrel roll, and the template where it is not the usual one. */
export type RollDirection = 'left' | 'right' | 'left2' | 'right2' | CurvedRoll;
/** Sideways along a bank that leads ahead or back. */
type CurvedRoll = 'leftAhead' | 'leftBack' | 'rightAhead' | 'rightBack';
export type DecloakDirection = 'forward' | 'bankLeft' | 'bankRight' | 'left' | 'right' | CurvedRoll;

/** xw.action.boost.templates */
export function boostDirections(state: XwingState, ship: Ship): readonly BoostDirection[] {
  const further = ownCardsWith(state, ship, 'boostTemplates').flatMap(({ rules }) => rules.boostTemplates!);
  return ['straight', 'bankLeft', 'bankRight', ...further];
}

/** xw.action.roll.template */
export function rollDirections(state: XwingState, ship: Ship): readonly RollDirection[] {
  const further = ownCardsWith(state, ship, 'rollTemplates').flatMap(({ rules }) => rules.rollTemplates!);
  return ['left', 'right', ...further];
}

/** xw.cloak.decloak.effects */
export function decloakDirections(state: XwingState, ship: Ship): readonly DecloakDirection[] {
  const [instead] = ownCardsWith(state, ship, 'decloakTemplates');
  return instead?.rules.decloakTemplates ?? ['forward', 'left', 'right'];
}

/** A boost, barrel roll or decloak at one place: where the base ends and what the template covers. */
export interface Placement {
  readonly to: Pose;
  readonly template: Shape;
}

/** xw.action.boost.templates, xw.action.boost.move */
export function boostPlacement(ship: PlacedShip, direction: BoostDirection): Placement {
  return boostAlong(ship, boostTemplate(direction));
}

function boostTemplate(direction: BoostDirection): Template {
  switch (direction) {
    case 'straight':
      return straight(1);
    case 'bankLeft':
      return bank(1, 'left');
    case 'bankRight':
      return bank(1, 'right');
    case 'turnLeft':
      return turn(1, 'left');
    case 'turnRight':
      return turn(1, 'right');
    default:
      return unreachable(direction);
  }
}

function frontOf(ship: PlacedShip): Pose {
  return moved(ship.pose, baseLength(ship) / 2);
}

/** How a decloak is flown: as a boost with a speed-2 template, or as a roll with one. xw.cloak.decloak.effects */
export function decloakPath(
  direction: DecloakDirection,
): { readonly boost: Template } | { readonly roll: RollDirection } {
  switch (direction) {
    case 'forward':
      return { boost: straight(2) };
    case 'bankLeft':
      return { boost: bank(2, 'left') };
    case 'bankRight':
      return { boost: bank(2, 'right') };
    case 'left':
      return { roll: 'left2' };
    case 'right':
      return { roll: 'right2' };
    default:
      return { roll: direction };
  }
}

export function boostAlong(ship: PlacedShip, template: Template): Placement {
  return { to: endOfTemplate(ship, template), template: templateShape(template, frontOf(ship)) };
}

/** How far a roll may shift lengthwise: the play of the template at both ends. */
export function rollPlay(ship: PlacedShip): number {
  const length = baseLength(ship);
  return isLarge(ship) ? length - straight(1).length : length - 20;
}

function isLarge(ship: PlacedShip): boolean {
  return typeOf(ship).size !== 'small';
}

interface Roll {
  readonly side: 1 | -1;
  readonly template: Template;
}

/** To the left a curve to the right leads ahead. */
const rolls: Readonly<Record<RollDirection, Roll>> = {
  left: { side: -1, template: straight(1) },
  right: { side: 1, template: straight(1) },
  left2: { side: -1, template: straight(2) },
  right2: { side: 1, template: straight(2) },
  leftAhead: { side: -1, template: bank(2, 'right') },
  leftBack: { side: -1, template: bank(2, 'left') },
  rightAhead: { side: 1, template: bank(2, 'left') },
  rightBack: { side: 1, template: bank(2, 'right') },
};

/**
 * Sideways, half of the shift at either end of the template; a large ship lays the template lengthwise. Along a
 * straight template the heading stays as it was.
 * xw.action.roll.placement, xw.large.barrel-roll, xw.geometry.pose.roll-small, xw.geometry.pose.decloak-small
 */
export function rollPlacement(ship: PlacedShip, direction: RollDirection, shift: number): Placement {
  const { side, template } = rolls[direction];
  const half = baseLength(ship) / 2;
  if (isLarge(ship)) return lengthwiseRoll(ship, { side, template }, shift);
  const side90 = side * 90;
  const start = toTable(ship.pose, { x: side * half, y: shift / 2 });
  const laid = pose(start.x, start.y, ship.pose.heading + side90);
  const end = templateEnd(template, laid);
  const facing = pose(end.x, end.y, end.heading - side90);
  return { to: moved(facing, shift / 2, side * half), template: templateShape(template, laid) };
}

function lengthwiseRoll(ship: PlacedShip, { side, template }: Roll, shift: number): Placement {
  const { length: long, width } = template;
  const half = baseLength(ship) / 2;
  const start = toTable(ship.pose, { x: side * (half + width / 2), y: shift / 2 - long / 2 });
  return {
    to: moved(ship.pose, shift, side * (2 * half + width)),
    template: templateShape(template, pose(start.x, start.y, ship.pose.heading)),
  };
}

/** Which rule forbids the placement. The template may cross ships, not obstacles. xw.action.reposition.template-over-ship-ok */
export function whyNotPlaced(
  state: XwingState,
  ship: PlacedShip,
  placement: Placement,
  rule: string,
): string | undefined {
  const body = bodyAt(ship, placement.to, state.options.guides);
  // Pegs count against ships and obstacles only. xw.overlap.guides-count
  if (!isInsideArea(state.options.area, baseAt(ship, placement.to))) return 'xw.flee.illegal-reposition';
  if (overlapsShips(state, ship, placement.to)) return rule;
  const meets = obstaclesFor(state, ship).some(
    (each) => overlaps(obstacleShape(each), body) || overlaps(obstacleShape(each), placement.template),
  );
  return meets ? rule : undefined;
}

/** Shifts at which the roll is legal, out of a fine row of them. */
export function clearShifts(state: XwingState, ship: PlacedShip, direction: RollDirection): number[] {
  const play = rollPlay(ship);
  const steps = 16;
  const clear: number[] = [];
  for (let index = 0; index <= steps; index++) {
    const shift = -play + (2 * play * index) / steps;
    const placement = rollPlacement(ship, direction, shift);
    if (whyNotPlaced(state, ship, placement, 'blocked') === undefined) clear.push(shift);
  }
  return clear;
}

/** Bombs that the move sets off. */
export function bombsOnTheWay(state: XwingState, ship: PlacedShip, placement: Placement): BombTokenId[] {
  return bombsMetBy(state, [bodyAt(ship, placement.to, state.options.guides), placement.template]);
}

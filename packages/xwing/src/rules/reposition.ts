import type { Pose, Shape, Template } from '@sortie/geometry';
import { bank, moved, overlaps, pose, straight, templateShape, toTable } from '@sortie/geometry';
import type { BombTokenId, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseLength, bodyAt } from './base.ts';
import { bombsMetBy } from './bombs.ts';
import { endOfTemplate, overlapsShips } from './flight.ts';
import type { PlacedShip } from './in-play.ts';
import { typeOf } from './in-play.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

export type BoostDirection = 'straight' | 'bankLeft' | 'bankRight';
export type RollDirection = 'left' | 'right';
export type DecloakDirection = 'forward' | RollDirection;

export const boostDirections: readonly BoostDirection[] = ['straight', 'bankLeft', 'bankRight'];
export const rollDirections: readonly RollDirection[] = ['left', 'right'];
export const decloakDirections: readonly DecloakDirection[] = ['forward', 'left', 'right'];

/** A boost, barrel roll or decloak at one place: where the base ends and what the template covers. */
export interface Placement {
  readonly to: Pose;
  readonly template: Shape;
}

/** xw.action.boost.templates, xw.action.boost.move */
export function boostPlacement(ship: PlacedShip, direction: BoostDirection): Placement {
  const template = boostTemplate(direction);
  return { to: endOfTemplate(ship, template), template: templateShape(template, frontOf(ship)) };
}

function boostTemplate(direction: BoostDirection): Template {
  switch (direction) {
    case 'straight':
      return straight(1);
    case 'bankLeft':
      return bank(1, 'left');
    case 'bankRight':
      return bank(1, 'right');
  }
}

function frontOf(ship: PlacedShip): Pose {
  return moved(ship.pose, baseLength(ship) / 2);
}

/** Straight ahead with the speed-2 template. xw.cloak.decloak.effects */
export function decloakForward(ship: PlacedShip): Placement {
  const template = straight(2);
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

/**
 * Sideways without a change of heading; a large ship lays the template lengthwise.
 * xw.action.roll.placement, xw.large.barrel-roll, xw.geometry.pose.roll-small, xw.geometry.pose.decloak-small
 */
export function rollPlacement(ship: PlacedShip, direction: RollDirection, shift: number, speed: 1 | 2): Placement {
  const length = baseLength(ship);
  const across = isLarge(ship) ? straight(speed).width : straight(speed).length;
  const side = direction === 'right' ? 1 : -1;
  const to = moved(ship.pose, shift, side * (length + across));
  return { to, template: rollTemplate(ship, side, shift, speed) };
}

/** The template lies midway between where the base was and where it will be. */
function rollTemplate(ship: PlacedShip, side: 1 | -1, shift: number, speed: 1 | 2): Shape {
  const { length: long, width } = straight(speed);
  const half = baseLength(ship) / 2;
  if (isLarge(ship)) {
    const start = toTable(ship.pose, { x: side * (half + width / 2), y: shift / 2 - long / 2 });
    return templateShape(straight(speed), pose(start.x, start.y, ship.pose.heading));
  }
  const start = toTable(ship.pose, { x: side * half, y: shift / 2 });
  return templateShape(straight(speed), pose(start.x, start.y, ship.pose.heading + side * 90));
}

/** Which rule forbids the placement. The template may cross ships, not obstacles. xw.action.reposition.template-over-ship-ok */
export function whyNotPlaced(state: XwingState, ship: PlacedShip, placement: Placement, rule: string): string | undefined {
  const body = bodyAt(ship, placement.to, state.options.guides);
  if (!isInsideArea(state.options.area, body)) return 'xw.flee.illegal-reposition';
  if (overlapsShips(state, ship, placement.to)) return rule;
  const meets = state.obstacles
    .filter(isPlaced)
    .some((each) => overlaps(obstacleShape(each), body) || overlaps(obstacleShape(each), placement.template));
  return meets ? rule : undefined;
}

/** Shifts at which the roll is legal, out of a fine row of them. */
export function clearShifts(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
  speed: 1 | 2,
): number[] {
  const play = rollPlay(ship);
  const steps = 16;
  const clear: number[] = [];
  for (let index = 0; index <= steps; index++) {
    const shift = -play + (2 * play * index) / steps;
    const placement = rollPlacement(ship, direction, shift, speed);
    if (whyNotPlaced(state, ship, placement, 'blocked') === undefined) clear.push(shift);
  }
  return clear;
}

/** Bombs that the move sets off. */
export function bombsOnTheWay(state: XwingState, ship: PlacedShip, placement: Placement): BombTokenId[] {
  return bombsMetBy(state, [bodyAt(ship, placement.to, state.options.guides), placement.template]);
}

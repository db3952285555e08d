import { movePose, pathEnd, pathShape, pose, toTable } from '@sortie/geometry';
import { straight } from '../catalogue/index.ts';
import type { RollDirection } from '../model/index.ts';
import { baseLength } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { typeOf } from './in-play.ts';
import type { Placement } from './reposition.ts';
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
  const end = pathEnd(template, laid);
  const facing = pose(end.x, end.y, end.heading - side90);
  return { to: movePose(facing, shift - lay, side * half), template: pathShape(template, laid) };
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
    to: movePose(ship.pose, shift, side * (2 * half + width)),
    template: pathShape(template, pose(start.x, start.y, ship.pose.heading)),
  };
}

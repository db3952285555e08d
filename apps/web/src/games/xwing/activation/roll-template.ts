import { bank, type Point, type Pose, pose, straight, type Template, toTable } from '@sortie/geometry';
import type { RollDirection } from '@sortie/xwing';
import { outlineAt } from '../motion/template-outline.ts';

interface Roll {
  readonly side: 1 | -1;
  readonly template: Template;
}

/** Which template lies at which side. xw.action.roll.template, xw.cloak.decloak.effects */
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

export function isRoll(direction: string): direction is RollDirection {
  return Object.hasOwn(rolls, direction);
}

/** Decloaking to a side uses the longer template. */
export function rollOfDecloak(direction: string): string {
  return direction === 'left' || direction === 'right' ? `${direction}2` : direction;
}

/** The template beside the base, half of the shift along; a large base has its long edge there. xw.large.barrel-roll */
export function rollTemplate(
  ship: Pose,
  {
    direction,
    shift,
    baseLength,
  }: { readonly direction: RollDirection; readonly shift: number; readonly baseLength: number },
): readonly Point[] {
  const { side, template } = rolls[direction];
  const half = baseLength / 2;
  if (baseLength > 40) {
    const start = toTable(ship, { x: side * (half + template.width / 2), y: (shift - template.length) / 2 });
    return outlineAt(template, pose(start.x, start.y, ship.heading));
  }
  const start = toTable(ship, { x: side * half, y: shift / 2 });
  return outlineAt(template, pose(start.x, start.y, ship.heading + side * 90));
}

import { type Point, type Pose, pose, toTable } from '@sortie/geometry';
import type { RollDirection } from '@sortie/xwing/model';
import { rollTemplates } from '@sortie/xwing/view';
import { outlineAt } from '../motion/template-outline.ts';

export function isRoll(direction: string): direction is RollDirection {
  return Object.hasOwn(rollTemplates, direction);
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
  const { side, template } = rollTemplates[direction];
  const half = baseLength / 2;
  if (baseLength > 40) {
    const start = toTable(ship, { x: side * (half + template.width / 2), y: (shift - template.length) / 2 });
    return outlineAt(template, pose(start.x, start.y, ship.heading));
  }
  const start = toTable(ship, { x: side * half, y: shift / 2 });
  return outlineAt(template, pose(start.x, start.y, ship.heading + side * 90));
}

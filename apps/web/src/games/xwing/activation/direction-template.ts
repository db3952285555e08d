import { type Point, pose } from '@sortie/geometry';
import { bank, straight, type Template, turn } from '@sortie/xwing/catalogue';
import { outlineAt } from '../motion/template-outline.ts';
import { isRoll, rollTemplate } from './roll-template.ts';

const LENGTH = 40;

const ahead: Readonly<Record<string, Template>> = {
  straight: straight(1),
  forward: straight(2),
  bankLeft: bank(1, 'left'),
  bankRight: bank(1, 'right'),
  turnLeft: turn(1, 'left'),
  turnRight: turn(1, 'right'),
};

/** The template of a boost, roll or decloak beside a base that stands in the middle and looks up. */
export function directionTemplate(direction: string): readonly Point[] {
  if (isRoll(direction)) return rollTemplate(pose(0, 0, 0), { direction, shift: 0, baseLength: LENGTH });
  const template = ahead[direction];
  return template ? outlineAt(template, pose(0, LENGTH / 2, 0)) : [];
}

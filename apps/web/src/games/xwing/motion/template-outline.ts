import { movePose, type Point, type Pose, pathShape, toTable } from '@sortie/geometry';
import type { Template } from '@sortie/xwing/catalogue';

const CURVE_STEPS = 16;

/** A template as a closed line, laid at the front of a base. */
export function templateOutline(template: Template, ship: Pose, baseLength: number): readonly Point[] {
  return outlineAt(template, movePose(ship, baseLength / 2));
}

/** A template whose start edge lies at the pose. */
export function outlineAt(template: Template, start: Pose): readonly Point[] {
  if (template.kind === 'straight') {
    const shape = pathShape(template, start);
    return shape.kind === 'polygon' ? shape.points : [];
  }
  const { radius, width, angle, towards } = template;
  const mirror = towards === 'right' ? 1 : -1;
  const rim = (distance: number) =>
    Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
      const radians = ((angle * step) / CURVE_STEPS / 180) * Math.PI;
      const x = mirror * (radius - distance * Math.cos(radians));
      return toTable(start, { x, y: distance * Math.sin(radians) });
    });
  return [...rim(radius - width / 2), ...rim(radius + width / 2).toReversed()];
}

import type { Pose } from '@sortie/geometry';
import { pose, poseOnPath } from '@sortie/geometry';
import type { Template } from '../catalogue/index.ts';
import { baseLength } from './base.ts';
import type { PlacedShip } from './in-play.ts';

/** Where a template laid at the front takes the base, with nobody in the way. */
export function endOfTemplate(ship: PlacedShip, template: Template): Pose {
  const end = poseOnPath(template, ship.pose, baseLength(ship), template.length);
  return pose(end.x, end.y, end.heading);
}

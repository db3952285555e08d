import { arcPath, type LeftOrRight, type Millimetres, type Path, straightPath } from '@sortie/geometry';

/** A maneuver template as a path; its speed is told by its measures. */
export type Template = Path;

/** xw.geometry.template.width */
export const TEMPLATE_WIDTH: Millimetres = 20;

/** xw.geometry.template.straight */
const LENGTH_PER_SPEED: Millimetres = 40;

/** Centre-line radii by speed. xw.geometry.template.bank-centre, xw.geometry.template.turn-centre */
const BANKS: readonly Millimetres[] = [80, 130, 180];
const TURNS: readonly Millimetres[] = [35, 62.5, 90];

export function straight(speed: number): Template {
  return straightPath({ length: LENGTH_PER_SPEED * speed, width: TEMPLATE_WIDTH });
}

export function bank(speed: number, towards: LeftOrRight): Template {
  return arcPath({ towards, radius: radiusOf(BANKS, speed), angle: 45, width: TEMPLATE_WIDTH });
}

export function turn(speed: number, towards: LeftOrRight): Template {
  return arcPath({ towards, radius: radiusOf(TURNS, speed), angle: 90, width: TEMPLATE_WIDTH });
}

function radiusOf(radii: readonly Millimetres[], speed: number): Millimetres {
  const radius = radii[speed - 1];
  if (radius === undefined) throw new RangeError(`no curved template of speed ${speed}`);
  return radius;
}

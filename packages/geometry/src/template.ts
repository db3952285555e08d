import { type Pose, pose } from './pose.ts';
import { cosine, sine } from './sine.ts';
import type { Degrees, Millimetres } from './units.ts';

export type Side = 'left' | 'right';

interface Measures {
  readonly speed: number;
  /** Of the centre line. */
  readonly length: Millimetres;
  readonly width: Millimetres;
}

export interface StraightTemplate extends Measures {
  readonly kind: 'straight';
}

export interface CurvedTemplate extends Measures {
  readonly kind: 'bank' | 'turn';
  readonly side: Side;
  /** Of the centre line. */
  readonly radius: Millimetres;
  readonly angle: Degrees;
}

export type Template = StraightTemplate | CurvedTemplate;

const WIDTH: Millimetres = 20;
const RADIANS_PER_DEGREE = 0.017453292519943295;

/** Centre-line radii by speed. */
const RADII = {
  bank: [80, 130, 180],
  turn: [35, 62.5, 90],
} as const satisfies Record<CurvedTemplate['kind'], readonly Millimetres[]>;

const ANGLES = { bank: 45, turn: 90 } as const satisfies Record<CurvedTemplate['kind'], Degrees>;

export function straight(speed: number): StraightTemplate {
  return { kind: 'straight', speed, length: 40 * speed, width: WIDTH };
}

function curved(kind: CurvedTemplate['kind'], speed: number, side: Side): CurvedTemplate {
  const radius = RADII[kind][speed - 1];
  if (radius === undefined) throw new RangeError(`no ${kind} of speed ${speed}`);
  const angle = ANGLES[kind];
  return { kind, speed, side, radius, angle, length: radius * angle * RADIANS_PER_DEGREE, width: WIDTH };
}

export function bank(speed: number, side: Side): CurvedTemplate {
  return curved('bank', speed, side);
}

export function turn(speed: number, side: Side): CurvedTemplate {
  return curved('turn', speed, side);
}

/** The middle of the far edge and the heading there, for a template whose start edge lies at the pose. */
export function templateEnd(template: Template, start: Pose): Pose {
  const s = sine(start.heading);
  const c = cosine(start.heading);
  if (template.kind === 'straight') {
    return pose(start.x + template.length * s, start.y + template.length * c, start.heading);
  }
  const mirror = template.side === 'right' ? 1 : -1;
  const right = mirror * template.radius * (1 - cosine(template.angle));
  const ahead = template.radius * sine(template.angle);
  return pose(
    start.x + right * c + ahead * s,
    start.y - right * s + ahead * c,
    start.heading + mirror * template.angle,
  );
}

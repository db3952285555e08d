import { type Pose, pose } from './pose.ts';
import { cosine, sine } from './sine.ts';
import type { Degrees, Millimetres } from './units.ts';

export type LeftOrRight = 'left' | 'right';

interface Measures {
  /** Of the centre line. */
  readonly length: Millimetres;
  readonly width: Millimetres;
}

export interface StraightPath extends Measures {
  readonly kind: 'straight';
}

export interface ArcPath extends Measures {
  readonly kind: 'arc';
  readonly towards: LeftOrRight;
  /** Of the centre line. */
  readonly radius: Millimetres;
  readonly angle: Degrees;
}

/** A strip along which a piece moves: straight, or an arc of at most a right angle. */
export type Path = StraightPath | ArcPath;

const RADIANS_PER_DEGREE = 0.017453292519943295;

export function straightPath(measures: Omit<StraightPath, 'kind'>): StraightPath {
  return { kind: 'straight', ...measures };
}

/** The length of the centre line follows from its radius and angle. */
export function arcPath(measures: Omit<ArcPath, 'kind' | 'length'>): ArcPath {
  const { radius, angle } = measures;
  return { kind: 'arc', ...measures, length: radius * angle * RADIANS_PER_DEGREE };
}

/** The middle of the far edge and the heading there, for a path whose start edge lies at the pose. */
export function pathEnd(path: Path, start: Pose): Pose {
  const s = sine(start.heading);
  const c = cosine(start.heading);
  if (path.kind === 'straight') {
    return pose(start.x + path.length * s, start.y + path.length * c, start.heading);
  }
  const mirror = path.towards === 'right' ? 1 : -1;
  const right = mirror * path.radius * (1 - cosine(path.angle));
  const ahead = path.radius * sine(path.angle);
  return pose(
    start.x + right * c + ahead * s,
    start.y - right * s + ahead * c,
    start.heading + mirror * path.angle,
  );
}

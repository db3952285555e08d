import type { Pose } from './pose.ts';
import { cosine, sine } from './sine.ts';
import type { Degrees, Millimetres } from './units.ts';

/** Straight on, and then a turn to the right on the spot. */
export interface Link {
  readonly forward: Millimetres;
  readonly turn: Degrees;
}

/** Where each link ends, before any rounding: only where a piece comes to rest is a placement. */
export function walk(from: Pose, links: readonly Link[]): readonly Pose[] {
  let { x, y, heading } = from;
  return links.map(({ forward, turn }) => {
    x += forward * sine(heading);
    y += forward * cosine(heading);
    heading += turn;
    return { x, y, heading };
  });
}

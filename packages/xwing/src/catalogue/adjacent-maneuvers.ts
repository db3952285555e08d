import type { Maneuver } from './maneuver.ts';

/** The maneuvers before and after one on a dial, which goes round. xw.later.dial.adjacent */
export function adjacentManeuvers(
  dial: readonly Maneuver[],
  { speed, bearing }: Pick<Maneuver, 'speed' | 'bearing'>,
): readonly Maneuver[] {
  const at = dial.findIndex((each) => each.speed === speed && each.bearing === bearing);
  if (at < 0) return [];
  const count = dial.length;
  return [...new Set([dial[(at + count - 1) % count]!, dial[(at + 1) % count]!])];
}

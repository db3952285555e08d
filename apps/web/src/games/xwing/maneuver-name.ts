import type { Bearing, Difficulty } from '@sortie/xwing';
import type { XwingSay } from './text/xwing-say.ts';

interface Said {
  readonly speed: number;
  readonly bearing: Bearing;
  readonly difficulty?: Difficulty;
}

export function bearingName(say: XwingSay, bearing: Bearing): string {
  return say(`${bearing}Bearing`);
}

/** A maneuver as players say it. */
export function maneuverName(say: XwingSay, { speed, bearing }: Said): string {
  if (bearing === 'stationary') return bearingName(say, bearing);
  return say('maneuver', { bearing: bearingName(say, bearing), speed });
}

/** With its colour, which is printed on the dial. */
export function colouredName(
  say: XwingSay,
  { difficulty, ...maneuver }: Said & { readonly difficulty: Difficulty },
): string {
  return `${maneuverName(say, maneuver)}, ${say(difficulty)}`;
}

import { arcPath, type LeftOrRight, type Path, straightPath } from '@sortie/geometry';

const width = 20;
const GENTLE = [80, 130, 180];
const SHARP = [35, 62.5, 90];

/** Straight paths of five lengths, and arcs of three radii for each of two angles. */
export function straight(size: number): Path {
  return straightPath({ length: 40 * size, width });
}

export function gentle(size: number, towards: LeftOrRight): Path {
  return arcPath({ towards, radius: GENTLE[size - 1]!, angle: 45, width });
}

export function sharp(size: number, towards: LeftOrRight): Path {
  return arcPath({ towards, radius: SHARP[size - 1]!, angle: 90, width });
}

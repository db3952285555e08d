import type { Degrees } from './units.ts';

const DEGREES_PER_RADIAN = 57.29577951308232;
/** The tangent of 22.5 degrees. */
const EIGHTH = 0.41421356237309503;
const TERMS = 14;

/** For ratios from 0 to the tangent of 22.5 degrees: the angle is halved once, then the series is short. */
function arctangentOfSmall(ratio: number): Degrees {
  const half = ratio / (1 + Math.sqrt(1 + ratio * ratio));
  const square = half * half;
  let sum = 0;
  for (let term = TERMS; term >= 0; term--) sum = 1 / (2 * term + 1) - square * sum;
  return 2 * half * sum * DEGREES_PER_RADIAN;
}

/** For ratios from 0 to 1. */
function arctangentOfRatio(ratio: number): Degrees {
  if (ratio <= EIGHTH) return arctangentOfSmall(ratio);
  return 45 - arctangentOfSmall((1 - ratio) / (1 + ratio));
}

/** The angle of (x, y) anticlockwise from +x, above -180 to 180; 0 for the origin. */
export function arctangent2(y: number, x: number): Degrees {
  const height = Math.abs(y);
  const width = Math.abs(x);
  if (height === 0 && width === 0) return 0;
  const acute = height <= width ? arctangentOfRatio(height / width) : 90 - arctangentOfRatio(width / height);
  const upper = x < 0 ? 180 - acute : acute;
  return y < 0 ? 0 - upper : upper;
}

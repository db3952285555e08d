import type { Degrees } from './units.ts';

const RADIANS_PER_DEGREE = 0.017453292519943295;

/** Terms to degree 17: the remainder below 45 degrees is under 1e-19. */
function sineOfFirstOctant(degrees: Degrees): number {
  const x = degrees * RADIANS_PER_DEGREE;
  const z = x * x;
  const tail =
    -1 / 6 +
    z *
      (1 / 120 +
        z *
          (-1 / 5040 +
            z *
              (1 / 362880 +
                z *
                  (-1 / 39916800 +
                    z * (1 / 6227020800 + z * (-1 / 1307674368000 + z * (1 / 355687428096000)))))));
  return x + x * z * tail;
}

/** Terms to degree 18. */
function cosineOfFirstOctant(degrees: Degrees): number {
  const x = degrees * RADIANS_PER_DEGREE;
  const z = x * x;
  const tail =
    1 / 24 +
    z *
      (-1 / 720 +
        z *
          (1 / 40320 +
            z *
              (-1 / 3628800 +
                z *
                  (1 / 479001600 +
                    z * (-1 / 87178291200 + z * (1 / 20922789888000 + z * (-1 / 6402373705728000)))))));
  return 1 - (0.5 * z - z * z * tail);
}

/** For 0 to 90 degrees. */
function sineOfFirstQuadrant(degrees: Degrees): number {
  if (degrees === 45) return Math.SQRT1_2;
  return degrees < 45 ? sineOfFirstOctant(degrees) : cosineOfFirstOctant(90 - degrees);
}

/** Our own: the host's sine differs from one JavaScript engine to another, and with it every replay. */
export function sine(degrees: Degrees): number {
  const turn = Math.abs(degrees) % 360;
  const half = turn >= 180 ? turn - 180 : turn;
  const value = sineOfFirstQuadrant(half > 90 ? 180 - half : half);
  return turn >= 180 !== degrees < 0 ? 0 - value : value;
}

export function cosine(degrees: Degrees): number {
  const turn = Math.abs(degrees) % 360;
  const half = turn >= 180 ? 360 - turn : turn;
  return half > 90 ? 0 - sineOfFirstQuadrant(half - 90) : sineOfFirstQuadrant(90 - half);
}

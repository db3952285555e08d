import { cosine, type Degrees, headingTowards, sine, squareBetween, TOLERANCE } from '@sortie/geometry';
import { baseMeasure } from '../catalogue/index.ts';
import { type Figure, radiusOf } from './figures.ts';

/** How far the long axis of a base that turns stays away from a bearing. */
function leastAngle(from: Degrees, turn: Degrees, bearing: Degrees): Degrees {
  const start = Math.min(from, from + turn);
  const span = Math.abs(turn);
  // The axis points both ways.
  const apart = (((bearing - start) % 180) + 180) % 180;
  return apart <= span ? 0 : Math.min(apart - span, 180 - apart);
}

/**
 * Those over whom a base sweeps that turns on the spot. A round one sweeps over nobody; one with round ends reaches
 * farthest along its axis. lg.displacement.ground-vehicle-pivot
 */
export function figuresSwept(
  { stand, base, height }: Figure,
  turn: Degrees,
  others: readonly Figure[],
): readonly Figure[] {
  const { width, length } = baseMeasure.value[base];
  const half = (length - width) / 2;
  if (half <= 0) return [];
  return others.filter((other) => {
    const isBeside =
      stand.level < other.stand.level + other.height.top && other.stand.level < stand.level + height.top;
    const far = Math.sqrt(squareBetween(stand, other.stand));
    const angle = leastAngle(stand.heading, turn, headingTowards(stand, other.stand));
    const past = Math.max(0, far * cosine(angle) - half);
    const across = far * sine(angle);
    const reach = width / 2 + radiusOf(other.base) - TOLERANCE;
    return isBeside && past * past + across * across < reach * reach;
  });
}

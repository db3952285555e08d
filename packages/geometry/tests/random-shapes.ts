import {
  cosine,
  disc,
  type Polygon,
  pathShape,
  polygon,
  pose,
  rectangle,
  type Shape,
  sine,
} from '@sortie/geometry';
import { gentle, sharp } from './sample-paths.ts';

export { stream } from '@sortie/testkit';

type Next = () => number;

export function randomPose(next: Next, spread: number) {
  return pose(next() * spread, next() * spread, next() * 360);
}

/** Corners at growing angles about a middle: convex when the radius is one, else mostly concave. */
function roundPolygon(next: Next, spread: number, radius: () => number): Polygon {
  const { x, y } = randomPose(next, spread);
  const corners = 3 + Math.floor(next() * 9);
  const turned = next() * 360;
  return polygon(
    Array.from({ length: corners }, (_, index) => {
      const angle = turned + ((index + 0.8 * next()) * 360) / corners;
      const r = radius();
      return { x: x + r * sine(angle), y: y + r * cosine(angle) };
    }),
  );
}

export const makers: Record<
  'rectangle' | 'convex' | 'concave' | 'disc' | 'curve',
  (next: Next, spread: number) => Shape
> = {
  rectangle: (next, spread) => rectangle(randomPose(next, spread), 20 + 80 * next(), 20 + 80 * next()),
  convex: (next, spread) => {
    const size = 10 + 30 * next();
    return roundPolygon(next, spread, () => size);
  },
  concave: (next, spread) => roundPolygon(next, spread, () => 10 + 30 * next()),
  disc: (next, spread) => disc(randomPose(next, spread), 5 + 30 * next()),
  curve: (next, spread) => {
    const speed = 1 + Math.floor(next() * 3);
    const side = next() < 0.5 ? 'left' : 'right';
    return pathShape(next() < 0.5 ? gentle(speed, side) : sharp(speed, side), randomPose(next, spread));
  },
};

export const kinds = Object.keys(makers) as (keyof typeof makers)[];

import { cosine, type Point, sine } from '@sortie/geometry';

const STEPS = 24;

/** A circle as a closed line of straight pieces; a wide one needs more of them. */
export function circle(radius: number, middle: Point = { x: 0, y: 0 }, steps = STEPS): readonly Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step * 360) / steps;
    return { x: middle.x + radius * sine(angle), y: middle.y + radius * cosine(angle) };
  });
}

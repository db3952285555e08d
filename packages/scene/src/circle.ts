import { cosine, type Point, sine } from '@sortie/geometry';

const STEPS = 24;

/** A circle as a closed line of straight pieces. */
export function circle(radius: number, middle: Point = { x: 0, y: 0 }): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step * 360) / STEPS;
    return { x: middle.x + radius * sine(angle), y: middle.y + radius * cosine(angle) };
  });
}

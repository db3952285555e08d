import { outlinePath } from '@sortie/scene';
import { directionTemplate } from './direction-template.ts';

const BASE = [
  { x: -20, y: -20 },
  { x: 20, y: -20 },
  { x: 20, y: 20 },
  { x: -20, y: 20 },
];
const NOSE = 'M0 -13L9 10L0 5L-9 10Z';
const MARGIN = 6;

/** A base with the template that a ship would move along. */
export function DirectionPicture({ direction }: { readonly direction: string }) {
  const points = directionTemplate(direction);
  const all = [...BASE, ...points];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [low, high] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const size = Math.max(right - left, high - low, 90) + 2 * MARGIN;
  const box = [(left + right - size) / 2, -(low + high + size) / 2, size, size].join(' ');
  return (
    <svg viewBox={box} aria-hidden="true">
      {points.length > 0 && <path className="big-choices-filled" d={outlinePath(points)} />}
      <path className="big-choices-base" d={outlinePath(BASE)} />
      <path className="big-choices-nose" d={NOSE} />
    </svg>
  );
}

import type { Degrees, Point } from '@sortie/geometry';
import { cosine, sine } from '@sortie/geometry';
import type { Outline } from './silhouette.ts';

/** Corners as the data writes them, `x,y x,y`, or points of a curve. */
export type Run = string | readonly Point[];

function pointsOf(run: Run): readonly Point[] {
  if (typeof run !== 'string') return run;
  return run.split(' ').map((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number);
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`no corner: ${corner}`);
    return { x, y };
  });
}

export function closeOutline(...runs: readonly Run[]): Outline {
  return runs.flatMap(pointsOf);
}

/** The starboard half from bow to stern; the port half is its mirror image. */
export function mirrorOutline(...runs: readonly Run[]): Outline {
  const half = closeOutline(...runs);
  return [...half, ...mirror(half.filter(({ x }) => x !== 0)).reverse()];
}

/** One on either side. */
export function pair(outline: Outline): readonly [Outline, Outline] {
  return [outline, mirror(outline)];
}

function mirror(outline: Outline): Point[] {
  return outline.map(({ x, y }) => ({ x: 0 - x, y }));
}

const DEGREES_PER_CORNER = 12;

/** Part of an ellipse, from one angle to the other: 0 is starboard, 90 ahead. */
export function arc(
  [x, y]: readonly [number, number],
  [across, along]: readonly [number, number],
  [from, to]: readonly [Degrees, Degrees],
): Outline {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / DEGREES_PER_CORNER));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return { x: x + across * cosine(angle), y: y + along * sine(angle) };
  });
}

export function circle(x: number, y: number, radius: number): Outline {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, across: number, along: number): Outline {
  return arc([x, y], [across, along], [360, 0]).slice(1);
}

export function box(left: number, rear: number, right: number, front: number): Outline {
  return [
    { x: left, y: front },
    { x: right, y: front },
    { x: right, y: rear },
    { x: left, y: rear },
  ];
}

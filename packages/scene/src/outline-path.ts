import type { Point } from '@sortie/geometry';

/** A line of the table as an SVG path; the table's y runs up, the screen's runs down. */
export function outlinePath(points: readonly Point[], isClosed = true): string {
  if (points.length === 0) return '';
  const steps = points.map(({ x, y }) => `${shorten(x)} ${shorten(-y)}`);
  return `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
}

/** Hundredths of a millimetre are finer than any screen. */
function shorten(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

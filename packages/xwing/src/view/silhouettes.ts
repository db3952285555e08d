import type { Point } from '@sortie/geometry';
import type { ShipType } from '../catalogue/index.ts';

/** Outlines of our own on a base of 40 mm, nose ahead; a large ship's are drawn twice as big. */
const outlines = {
  dart: points([0, 17], [4, 4], [5, -10], [2, -14], [-2, -14], [-5, -10], [-4, 4]),
  crossed: points(
    [0, 18],
    [3, 6],
    [4, -2],
    [16, -8],
    [16, -12],
    [4, -10],
    [3, -15],
    [-3, -15],
    [-4, -10],
    [-16, -12],
    [-16, -8],
    [-4, -2],
    [-3, 6],
  ),
  panels: points(
    [-15, 13],
    [-11, 13],
    [-11, 3],
    [-4, 5],
    [4, 5],
    [11, 3],
    [11, 13],
    [15, 13],
    [15, -13],
    [11, -13],
    [11, -3],
    [4, -5],
    [-4, -5],
    [-11, -3],
    [-11, -13],
    [-15, -13],
  ),
  disc: points(
    [-5, 17],
    [-3, 12],
    [3, 12],
    [5, 17],
    [9, 9],
    [14, 3],
    [14, -5],
    [8, -13],
    [-8, -13],
    [-14, -5],
    [-14, 3],
    [-9, 9],
  ),
  hull: points([0, 17], [8, 8], [9, -6], [14, -12], [6, -16], [-6, -16], [-14, -12], [-9, -6], [-8, 8]),
} as const;

function points(...corners: readonly (readonly [number, number])[]): readonly Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

/** A plain shape that tells kinds of ship apart; no picture of any model. */
export function silhouetteOf({ name, size, agility }: ShipType): readonly Point[] {
  const outline = outlineFor(name, size, agility);
  return size === 'small' ? outline : outline.map(({ x, y }) => ({ x: x * 2, y: y * 2 }));
}

function outlineFor(name: string, size: ShipType['size'], agility: number): readonly Point[] {
  if (name.startsWith('TIE')) return outlines.panels;
  if (/wing/i.test(name)) return outlines.crossed;
  if (size !== 'small') return name.startsWith('YT') ? outlines.disc : outlines.hull;
  return agility >= 3 ? outlines.dart : outlines.hull;
}

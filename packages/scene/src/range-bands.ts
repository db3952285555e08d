import type { Point } from '@sortie/geometry';
import { outlineAround } from './outline-around.ts';
import type { Mark } from './scene.ts';

export interface BandsWanted {
  /** Begins the names of the marks. */
  readonly id: string;
  /** From near to far. */
  readonly distances: readonly number[];
  readonly label?: (band: number) => string;
}

/** Range bands around a base as marks of the table: the farthest first, so that the nearer lie on it. */
export function rangeBands(outline: readonly Point[], { id, distances, label }: BandsWanted): Mark[] {
  return distances
    .map((distance, index): Mark => {
      const band = index + 1;
      return {
        kind: 'area',
        id: `${id}-${band}`,
        role: `band-${band}`,
        points: outlineAround(outline, distance),
        ...(label ? { label: label(band) } : {}),
      };
    })
    .reverse();
}

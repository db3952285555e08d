import type { Point } from '@sortie/geometry';
import { box } from './box.ts';
import type { Scene } from './scene.ts';

/** A strip along an edge of the table, in millimetres from it. */
export interface Strip {
  readonly edge: 'south' | 'north' | 'west' | 'east';
  readonly from: number;
  readonly to: number;
}

export function stripCorners({ width, depth }: Scene['area'], { edge, from, to }: Strip): readonly Point[] {
  switch (edge) {
    case 'south':
      return box(0, from, width, to);
    case 'north':
      return box(0, depth - to, width, depth - from);
    case 'west':
      return box(from, 0, to, depth);
    case 'east':
      return box(width - to, 0, width - from, depth);
  }
}

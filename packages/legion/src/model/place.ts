import type { Millimetres } from '@sortie/geometry';

/** A place on the battlefield: `level` is the height of the floor above the table. */
export interface Place {
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly level: Millimetres;
}

/** How a miniature stands: the middle of its base and, for a notched one, its facing in degrees. */
export interface Stand extends Place {
  readonly heading: number;
}

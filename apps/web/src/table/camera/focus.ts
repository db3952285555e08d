import type { Point } from '@sortie/geometry';

/** What the camera frames: pieces by their ids, and points of the table. Null means the whole table. */
export interface Focus {
  readonly pieces: readonly string[];
  readonly points?: readonly Point[];
}

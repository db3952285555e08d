import type { Millimetres } from '@sortie/geometry';
import type { Offset, TerrainRow } from './terrain-piece.ts';

/** A piece as it is written down; the row of the book's table says the rest. */
export interface PieceFacts {
  readonly id: string;
  readonly name: string;
  readonly row: TerrainRow;
  readonly height: Millimetres;
  readonly depth?: Millimetres;
  /** Whether miniatures can stand on top. */
  readonly holds?: boolean;
  readonly outline: readonly Offset[];
}

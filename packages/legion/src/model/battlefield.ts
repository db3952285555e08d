import type { Millimetres } from '@sortie/geometry';

/** A terrain piece on the battlefield. */
export interface Terrain {
  readonly id: string;
  /** Its kind in the catalogue of terrain. */
  readonly piece: string;
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly rotation: number;
}

export interface Battlefield {
  readonly width: Millimetres;
  readonly depth: Millimetres;
  readonly terrain: readonly Terrain[];
}

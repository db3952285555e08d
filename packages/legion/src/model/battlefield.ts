import type { Area, Pose } from '@sortie/geometry';
import type { TerrainPieceId, TerrainRating } from '../catalogue/index.ts';

/** A piece of terrain on the table; two of the same kind differ by their id. */
export interface Terrain {
  readonly id: string;
  /** Its kind in the catalogue of terrain. */
  readonly piece: TerrainPieceId;
  /** Its middle, and where its own y axis points. */
  readonly pose: Pose;
  /** What the players agreed on instead of the book's table. lg.terrain.tables-are-defaults */
  readonly declared?: Partial<TerrainRating>;
}

/** The table, x along its long edge from the blue player's left, y towards red, and what stands on it. */
export interface Battlefield extends Area {
  readonly terrain: readonly Terrain[];
}

import type { Degrees, Millimetres } from '@sortie/geometry';
import type { TerrainPieceId } from './pieces.ts';

/**
 * A piece of a battlefield and, without being written down, its twin turned by half a turn about the middle of
 * the table. The table is seen from the blue player: x to the right along the long edge, y towards red.
 */
export interface TwinFacts {
  readonly piece: TerrainPieceId;
  readonly x: Millimetres;
  readonly y: Millimetres;
  /** Anticlockwise. */
  readonly turned: Degrees;
}

/** A battlefield of our own design, the same for both players. */
export interface BattlefieldFacts {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly TwinFacts[];
}

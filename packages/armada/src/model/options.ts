import type { Millimetres } from '@sortie/geometry';
import type { ObjectiveCardId } from '../catalogue/index.ts';

/** A player's edge. Players face each other across the long edges. ar.setup.players-on-long-edges */
export type Edge = 'south' | 'north';

/** What the players agreed on before the game. ar.optional.agreed-before-game */
export interface Options {
  /** The same limit for both fleets. ar.fleet.any-agreed-limit */
  readonly points: number;
  readonly area: { readonly width: Millimetres; readonly depth: Millimetres };
  /** The central part of the play area in which everything is set up. ar.setup.setup-area */
  readonly setUpWidth: Millimetres;
  readonly obstacles: boolean;
  /** Null plays on until a fleet is eliminated. ar.optional.unlimited.no-round-limit */
  readonly roundLimit: number | null;
  /** Objectives are played; never without a round limit. ar.optional.unlimited.no-objectives */
  readonly objectives: boolean;
  /** The objective that both sides agreed on in place of a choice; for scenarios and tests. */
  readonly agreedObjective: ObjectiveCardId | null;
}

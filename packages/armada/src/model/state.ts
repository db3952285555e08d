import type { Point, Pose } from '@sortie/geometry';
import type { Deck, GameState, Side } from '@sortie/kernel';
import type { DamageCardId, ObjectiveCardId, ObstacleId } from '../catalogue/index.ts';
import type { ObjectiveTokenId, ShipId, UnitId } from './ids.ts';
import type { Edge, Options } from './options.ts';
import type { Ship } from './ship.ts';
import type { SliderSide, Squadron } from './squadron.ts';

export type Phase = 'setup' | 'command' | 'ship' | 'squadron' | 'status';

/** The steps of set-up. ar.setup.steps */
export type SetUpStep =
  | 'defineAreas'
  | 'prepareComponents'
  | 'determineInitiative'
  | 'chooseObjective'
  | 'placeObstacles'
  | 'deployFleets'
  | 'prepareOtherComponents'
  | 'clearArea';

export interface Obstacle {
  readonly id: ObstacleId;
  /** Null until it is placed, or left out for want of room. */
  readonly pose: Pose | null;
}

/** A token that an objective laid on the table, on an obstacle or beside a ship card. */
export interface ObjectiveToken {
  readonly id: ObjectiveTokenId;
  readonly at: Point | null;
  /** The obstacle it lies on, or the ship it is assigned to. */
  readonly on: ObstacleId | ShipId | null;
}

/** What the chosen objective keeps track of. */
export interface ObjectiveState {
  readonly card: ObjectiveCardId;
  /** ar.objective.ship-marker */
  readonly ships: readonly ShipId[];
}

export interface ArmadaState extends GameState {
  readonly options: Options;
  readonly phase: Phase;
  /** The step of set-up under way; null afterwards. */
  readonly setUpStep: SetUpStep | null;
  readonly round: number;
  /** The first player's side; null until it is settled. ar.initiative.meaning */
  readonly initiative: Side | null;
  /** ar.phase.status.flip-initiative-token */
  readonly initiativeToken: SliderSide;
  readonly edges: readonly [Edge, Edge];
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly obstacles: readonly Obstacle[];
  readonly deck: Deck<DamageCardId>;
  /** The three objectives of each side, known to it alone. ar.fleet.three-objectives */
  readonly objectives: readonly [readonly ObjectiveCardId[], readonly ObjectiveCardId[]];
  /** The objective of the game; null until it is chosen and where none is used. */
  readonly objective: ObjectiveState | null;
  readonly objectiveTokens: readonly ObjectiveToken[];
  /** ar.objective.victory-tokens */
  readonly victoryTokens: readonly [number, number];
  readonly activeUnit: UnitId | null;
  /** Grows whenever a card comes, goes, is turned or exhausted: it tells newer from older, and changed from unchanged. */
  readonly serial: number;
  /** How many attacks and activations have begun; uses are counted by them. */
  readonly attacks: number;
  readonly activations: number;
  readonly nextId: number;
}

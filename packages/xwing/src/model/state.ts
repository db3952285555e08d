import type { Point, Pose } from '@sortie/geometry';
import type { Deck, GameState, SeatId, Side } from '@sortie/kernel';
import type { DamageCardId, UpgradeId } from '../catalogue/index.ts';
import type { BombTokenId, ObstacleId, SatelliteId, ShipId } from './ids.ts';
import type { Edge, MissionId, ObstacleKind, Options } from './options.ts';
import type { Ship, Touch } from './ship.ts';

export type Phase = 'setup' | 'planning' | 'activation' | 'combat' | 'end';

export interface Obstacle {
  readonly id: ObstacleId;
  readonly kind: ObstacleKind;
  readonly outline: number;
  /** Null until it is placed. */
  readonly pose: Pose | null;
}

export interface BombToken {
  readonly id: BombTokenId;
  readonly bomb: UpgradeId;
  readonly pose: Pose;
  readonly side: Side;
  readonly droppedBy: ShipId;
}

export interface Satellite {
  readonly id: SatelliteId;
  /** How far from the Rebel edge it is placed. xw.mission3.setup.satellites */
  readonly band: 2 | 3;
  /** Null while on a ship's card, back in the supply, or not yet placed. */
  readonly at: Point | null;
  readonly scannedBy: ShipId | null;
  readonly returned: boolean;
}

/** Tracking tokens beside the play area or on a base, and what they stand for. */
export type TrackingTokens =
  /** Their number is that of the round. xw.setup.tracking.counting */
  | { readonly kind: 'rounds'; readonly tokens: number }
  /** Jobs that a mission gives them. xw.setup.tracking.other-uses */
  | { readonly kind: 'shields'; readonly ship: ShipId; readonly tokens: number }
  | { readonly kind: 'disabledShip'; readonly ship: ShipId; readonly tokens: 1 };

/** What a mission keeps track of. */
export interface MissionState {
  readonly id: MissionId;
  /** Which side is Rebel and which Imperial. */
  readonly rebel: Side;
  readonly imperial: Side;
  readonly shuttle: ShipId | null;
  readonly disabledShip: ShipId | null;
  readonly satellites: readonly Satellite[];
  /** xw.mission.squads.hundred-point-switch */
  readonly hundredPoints: boolean;
}

/** A call that one player wants settled by dice. */
export interface Dispute {
  readonly caller: SeatId;
  /** What it is about, in the players' words. */
  readonly call: string;
  readonly rulings: readonly string[];
}

/** How a call was settled, for the rest of the game. xw.optional.dispute.binding */
export interface Ruling {
  readonly call: string;
  readonly ruling: string;
  readonly by: SeatId;
}

/** The steps of set-up, of either book. xw.setup.order, xw.setup.core2012-order */
export type SetUpStep =
  | 'chooseFactions'
  | 'gatherForces'
  | 'determineInitiative'
  | 'assembleShips'
  | 'establishPlayArea'
  | 'placeObstacles'
  | 'deployShips'
  | 'layOutCards'
  | 'setShields'
  | 'prepareComponents';

export interface XwingState extends GameState {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** The side that holds initiative; null until it is settled. */
  readonly initiative: Side | null;
  readonly edges: readonly [Edge, Edge] | null;
  readonly ships: readonly Ship[];
  readonly obstacles: readonly Obstacle[];
  readonly bombs: readonly BombToken[];
  readonly touches: readonly Touch[];
  /** One deck for all, or one a side. */
  readonly decks: readonly Deck<DamageCardId>[];
  readonly activeShip: ShipId | null;
  readonly timeExpired: boolean;
  /** Called, and not yet agreed to by the other side. */
  readonly dispute: Dispute | null;
  readonly rulings: readonly Ruling[];
  /** Grows whenever a card or a lasting effect comes, goes or is turned: it tells newer from older, and changed from unchanged. */
  readonly serial: number;
  /** How many attacks have been declared. */
  readonly attacks: number;
  readonly nextId: number;
  readonly mission: MissionState | null;
}

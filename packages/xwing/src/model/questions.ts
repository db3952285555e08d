import type { Millimetres, Point, Pose } from '@sortie/geometry';
import type { Plain, Side } from '@sortie/kernel';
import type { PilotId, UpgradeId } from '../catalogue/index.ts';
import type { DecloakDirection, RollDirection } from './directions.ts';
import type { BombTokenId, CardKey, ObstacleId, SatelliteId, ShipId } from './ids.ts';
import type { Edge } from './options.ts';
import type { ActionName } from './ship.ts';

export type DialAnswer = { readonly speed: number; readonly bearing: string };
export type ShipAnswer = { readonly ship: ShipId };

export type ActionAnswer =
  | {
      readonly action: ActionName;
      readonly target?: ShipId;
      readonly direction?: string;
      readonly choice?: Plain;
    }
  | { readonly skip: true };

/** The primary weapon or the upgrade that is the secondary one. */
export type Weapon = 'primary' | CardKey;

/** The token that a secondary weapon's cost takes. */
export type Payment = 'targetLock' | 'focus';

/** The weapon, and the line and the token spent where there is a choice. xw.obstacle.obstruct.tie-choice */
export interface WeaponAnswer {
  readonly weapon: Weapon;
  readonly obstructed?: boolean;
  readonly spend?: Payment;
  /** Another ship whose token is spent, where its own could be too. xw.later.lock.lent */
  readonly from?: ShipId;
}

/** What a ship may do in place of its attack. xw.mission3.scan.instead-of-attack */
export type MissionDeed = { readonly deed: 'scan'; readonly of: SatelliteId };

export type DeclareAnswer =
  | (WeaponAnswer & { readonly target: ShipId })
  /** In the older book the weapon is chosen later. */
  | { readonly target: ShipId; readonly weapon?: undefined }
  | { readonly decline: true }
  | MissionDeed;

/** What was measured for a shot. */
export interface MeasuredLine {
  readonly weapon: Weapon;
  readonly target: ShipId;
  readonly range: number;
  readonly obstructed: boolean;
  readonly inArc: boolean;
  readonly line: readonly [Point, Point];
}

export type CancelAnswer = { readonly cancelFirst: 'hit' | 'crit' };
/** How far along the side of the base a template is laid. */
export type ShiftAnswer = { readonly shift: number };
export type OffsetAnswer = { readonly offset: number };
/** Where a tractor beam drags a ship. */
export type DragAnswer = { readonly drag: 'straight' | 'left' | 'right' } | { readonly stay: true };
export type DecloakAnswer = { readonly direction: DecloakDirection } | { readonly stay: true };
export type RulingAnswer = { readonly ruling: string };

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export type DeployAnswer = Spot & { readonly ship: string };
export type ObstacleAnswer = Spot & { readonly obstacle: string };
export type ForcesAnswer =
  | (Spot & { readonly ship: string })
  | { readonly satellite: string; readonly x: number; readonly y: number };
/** How far its middle is from the Rebel edge. */
export type ShuttleAnswer = { readonly depth: number };
export type ShuttleMoveAnswer = DialAnswer | { readonly stay: true };
export type ReinforcementAnswer = Spot | { readonly decline: true };

/** Answers that lie on a line: a number, and where the piece stands at both ends. */
export interface LineRegion {
  readonly kind: 'line';
  readonly field: 'shift' | 'offset' | 'depth';
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly poses: readonly Pose[];
}

/** Answers that lie in a rectangle, from one corner to the other. */
export interface AreaRegion {
  readonly kind: 'area';
  readonly corners: readonly [Point, Point];
}

/** Answers that lie in strips along edges. */
export interface ZonesRegion {
  readonly kind: 'zones';
  readonly zones: readonly {
    readonly edge: Edge;
    readonly from: Millimetres;
    readonly to: Millimetres;
    readonly open?: true;
    readonly ship?: ShipId;
  }[];
  readonly mayDecline?: true;
}

/** Every question of the game: what it is about, how answers look, where they lie. */
export interface XwingQuestions {
  readonly setDial: { readonly about: { readonly ship: ShipId }; readonly answer: DialAnswer };
  readonly chooseShip: {
    readonly about: { readonly phase?: string; readonly window?: string; readonly bomb?: BombTokenId };
    readonly answer: ShipAnswer;
  };
  readonly replaceManeuver: { readonly about: { readonly ship: ShipId }; readonly answer: DialAnswer };
  readonly performAction: {
    readonly about: { readonly ship: ShipId; readonly source: string | null; readonly free: boolean };
    readonly answer: ActionAnswer;
  };
  readonly placeBarrelRoll: {
    readonly about: { readonly ship: ShipId; readonly direction: RollDirection };
    readonly answer: ShiftAnswer;
    readonly region: LineRegion;
  };
  readonly placeTallonRoll: {
    readonly about: { readonly ship: ShipId };
    readonly answer: OffsetAnswer;
    readonly region: LineRegion;
  };
  readonly drag: { readonly about: { readonly ship: ShipId }; readonly answer: DragAnswer };
  readonly placeDragged: {
    readonly about: { readonly ship: ShipId; readonly direction: RollDirection };
    readonly answer: ShiftAnswer;
    readonly region: LineRegion;
  };
  readonly decloak: { readonly about: { readonly ship: ShipId }; readonly answer: DecloakAnswer };
  readonly placeDecloak: {
    readonly about: { readonly ship: ShipId; readonly direction: DecloakDirection };
    readonly answer: ShiftAnswer;
    readonly region: LineRegion;
  };
  readonly declareTarget: {
    readonly about: {
      readonly ship: ShipId;
      readonly source: string | null;
      readonly shots: readonly MeasuredLine[];
    };
    readonly answer: DeclareAnswer;
  };
  readonly chooseWeapon: {
    readonly about: {
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly shots: readonly MeasuredLine[];
    };
    readonly answer: WeaponAnswer;
  };
  readonly cancelFirst: {
    readonly about: { readonly attacker: ShipId; readonly defender: ShipId };
    readonly answer: CancelAnswer;
  };
  readonly chooseForCard: {
    readonly about: { readonly ship: ShipId; readonly source: string };
    readonly answer: Plain;
  };
  readonly chooseBomb: {
    readonly about: { readonly phase: string };
    readonly answer: { readonly bomb: BombTokenId };
  };
  readonly ruleDispute: { readonly about: { readonly call: string }; readonly answer: RulingAnswer };
  readonly chooseInitiative: { readonly answer: { readonly side: Side } };
  readonly chooseEdge: { readonly answer: { readonly edge: Edge } };
  readonly placeObstacle: {
    readonly about: { readonly obstacles: readonly ObstacleId[] };
    readonly answer: ObstacleAnswer;
    readonly region: AreaRegion;
  };
  readonly deployShip: {
    readonly about: { readonly ships: readonly ShipId[] };
    readonly answer: DeployAnswer;
    readonly region: ZonesRegion;
  };
  readonly placeBomb: {
    readonly about: { readonly ship: ShipId; readonly bomb: UpgradeId; readonly touching?: true };
    readonly answer: Spot;
    readonly region: AreaRegion;
  };
  readonly placeForces: {
    readonly about: { readonly ships: readonly ShipId[]; readonly satellites: readonly SatelliteId[] };
    readonly answer: ForcesAnswer;
    readonly region: ZonesRegion;
  };
  readonly placeShuttle: {
    readonly about: { readonly ship: ShipId };
    readonly answer: ShuttleAnswer;
    readonly region: LineRegion;
  };
  readonly moveShuttle: { readonly about: { readonly ship: ShipId }; readonly answer: ShuttleMoveAnswer };
  readonly chooseDisabledShip: { readonly answer: ShipAnswer };
  readonly callReinforcement: {
    readonly about: { readonly pilot: PilotId; readonly left: number };
    readonly answer: ReinforcementAnswer;
    readonly region: ZonesRegion;
  };
}

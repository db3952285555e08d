import type { Millimetres, Point, Pose } from '@sortie/geometry';
import type { Plain, Side } from '@sortie/kernel';
import type { Command, DieColour, HullZone, ObjectiveCardId, ObstacleId } from '../catalogue/index.ts';
import type { AttackRange, Course, RedirectSplit } from './flow-data.ts';
import type { CardKey, ObjectiveTokenId, ShipId, SquadronId, UnitId } from './ids.ts';

/** The new dials from the top of the new ones to the bottom of the stack. */
export type DialsAnswer = { readonly commands: readonly Command[] };
export type ShipAnswer = { readonly ship: ShipId };
export type SquadronAnswer = { readonly squadron: SquadronId };
export type Decline = { readonly decline: true };

export type DeclareAnswer =
  | {
      readonly target: UnitId;
      /** The attacking zone, for a ship. */
      readonly zone?: HullZone;
      /** The defending zone, of a ship. */
      readonly defendingZone?: HullZone;
    }
  | Decline;

/** What was measured for a shot. */
export interface MeasuredShot {
  readonly target: UnitId;
  readonly zone: HullZone | null;
  readonly defendingZone: HullZone | null;
  readonly range: AttackRange;
  readonly obstructed: boolean;
  readonly line: readonly [Point, Point];
}

/** What 1, 2 or 3 engineering points buy. */
export type RepairAnswer =
  | { readonly repair: 'moveShield'; readonly from: HullZone; readonly to: HullZone }
  | { readonly repair: 'recoverShield'; readonly zone: HullZone }
  | { readonly repair: 'discardDamage'; readonly key: CardKey }
  | Decline;

export type CourseAnswer = Course;
export type PlaceAnswer = { readonly x: number; readonly y: number };
export type PlaceSquadronAnswer = PlaceAnswer & { readonly squadron: SquadronId };
export type PlaceTokenAnswer = PlaceAnswer;
export type MoveTokenAnswer = (PlaceAnswer & { readonly token: ObjectiveTokenId }) | Decline;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export type ObstacleAnswer = Spot & { readonly obstacle: ObstacleId };
export type DeployAnswer =
  | (Spot & { readonly ship: ShipId; readonly speed: number })
  | (PlaceAnswer & { readonly squadron: SquadronId });

/** Answers that lie in rectangles, from one corner to the other. */
export interface AreaRegion {
  readonly kind: 'area';
  readonly corners: readonly [Point, Point];
}

/** Courses of a jointed tool: how far each joint may be turned, and where the ship starts. */
export interface CourseRegion {
  readonly kind: 'course';
  readonly ship: ShipId;
  readonly from: Pose;
  readonly speed: number;
  /** The most clicks of each joint to either side. */
  readonly yaw: readonly number[];
  /** By how much all of them together may be exceeded, none beyond two clicks. */
  readonly extraYaw: number;
}

/** Places of a squadron's middle: in reach of where it stands, or in contact with a ship. */
export interface SquadronRegion {
  readonly kind: 'reach';
  readonly squadrons: readonly SquadronId[];
  readonly around: Point;
  readonly radius: Millimetres;
}

/** Places around a ship's base. */
export interface ContactRegion {
  readonly kind: 'contact';
  readonly ship: ShipId;
  readonly squadrons: readonly SquadronId[];
}

/** Where each of several units may be deployed. */
export interface DeployRegion {
  readonly kind: 'deployment';
  readonly areas: readonly { readonly units: readonly UnitId[]; readonly corners: readonly [Point, Point] }[];
}

/** Every question of the game: what it is about, how answers look, where they lie. */
export interface ArmadaQuestions {
  readonly assignDials: {
    readonly about: { readonly ship: ShipId; readonly count: number };
    readonly answer: DialsAnswer;
  };
  readonly chooseShip: { readonly about: { readonly phase: string }; readonly answer: ShipAnswer };
  readonly chooseSquadron: {
    readonly about: { readonly phase: string; readonly left: number };
    readonly answer: SquadronAnswer;
  };
  /** The next squadron of a Squadron command. */
  readonly commandSquadron: {
    readonly about: { readonly ship: ShipId; readonly left: number };
    readonly answer: SquadronAnswer | Decline;
  };
  readonly discardCommandToken: {
    readonly about: { readonly ship: ShipId };
    readonly answer: { readonly command: Command };
  };
  readonly repair: {
    readonly about: { readonly ship: ShipId; readonly points: number };
    readonly answer: RepairAnswer;
  };
  readonly declareTarget: {
    readonly about: {
      readonly unit: UnitId;
      readonly source: string | null;
      readonly shots: readonly MeasuredShot[];
    };
    readonly answer: DeclareAnswer;
  };
  readonly additionalSquadron: {
    readonly about: { readonly unit: UnitId; readonly shots: readonly MeasuredShot[] };
    readonly answer: DeclareAnswer;
  };
  /** Which die an obstructed attack goes without. */
  readonly removeDie: {
    readonly about: { readonly unit: UnitId; readonly source: string };
    readonly answer: { readonly colour: DieColour };
  };
  readonly rerollDie: {
    readonly about: { readonly unit: UnitId; readonly source: string };
    readonly answer: { readonly die: number } | Decline;
  };
  readonly redirectDamage: {
    readonly about: { readonly ship: ShipId; readonly total: number };
    readonly answer: RedirectSplit;
  };
  readonly chooseZone: {
    readonly about: { readonly ship: ShipId; readonly points: number; readonly source: string };
    readonly answer: { readonly zone: HullZone };
  };
  readonly chooseForCard: {
    readonly about: { readonly unit: UnitId; readonly source: string };
    readonly answer: Plain;
  };
  readonly chooseCourse: {
    readonly about: { readonly ship: ShipId };
    readonly answer: CourseAnswer;
    readonly region: CourseRegion;
  };
  readonly chooseNearest: { readonly about: { readonly ship: ShipId }; readonly answer: ShipAnswer };
  readonly placeDisplaced: {
    readonly about: { readonly ship: ShipId; readonly squadrons: readonly SquadronId[] };
    readonly answer: PlaceSquadronAnswer;
    readonly region: ContactRegion;
  };
  readonly chooseObstacle: {
    readonly about: { readonly unit: UnitId };
    readonly answer: { readonly obstacle: ObstacleId };
  };
  readonly discardDamage: {
    readonly about: { readonly ship: ShipId; readonly source: string };
    readonly answer: { readonly key: CardKey } | Decline;
  };
  readonly recoverHull: {
    readonly about: { readonly squadron: SquadronId };
    readonly answer: { readonly recover: true } | Decline;
  };
  readonly chooseDeed: {
    readonly about: { readonly squadron: SquadronId };
    readonly answer: { readonly deed: 'move' | 'attack' } | Decline;
  };
  readonly moveSquadron: {
    readonly about: { readonly squadron: SquadronId };
    readonly answer: PlaceAnswer;
    readonly region: SquadronRegion;
  };
  // Set-up
  readonly chooseInitiative: { readonly answer: { readonly side: Side } };
  readonly chooseObjective: { readonly answer: { readonly objective: ObjectiveCardId } };
  readonly placeObstacle: {
    readonly about: { readonly obstacles: readonly ObstacleId[] };
    readonly answer: ObstacleAnswer;
    readonly region: AreaRegion;
  };
  readonly deploy: {
    readonly about: { readonly ships: readonly ShipId[]; readonly squadrons: readonly SquadronId[] };
    readonly answer: DeployAnswer;
    readonly region: DeployRegion;
  };
  // Objectives
  readonly chooseObjectiveShip: {
    readonly about: { readonly side: Side };
    readonly answer: ShipAnswer;
  };
  readonly placeObjectiveToken: {
    readonly about: { readonly left: number };
    readonly answer: PlaceTokenAnswer;
    readonly region: AreaRegion;
  };
  readonly moveObjectiveToken: {
    readonly about: { readonly tokens: readonly ObjectiveTokenId[] };
    readonly answer: MoveTokenAnswer;
    readonly region: AreaRegion;
  };
  readonly setAsideUnits: {
    readonly about: { readonly ships: readonly ShipId[]; readonly squadrons: readonly SquadronId[] };
    readonly answer: ShipAnswer | SquadronAnswer | Decline;
  };
}

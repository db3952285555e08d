import type { SeatId } from '@sortie/kernel';
import type { MiniatureId, UnitId } from '../ids.ts';
import type { Stand } from '../place.ts';
import type { Placement } from '../placement.ts';

/**
 * How a unit moves. `jump`, `withdraw` and `compulsory` are laid with the tool as a standard move is, under rules of
 * their own. lg.move.action-options
 */
export type MoveType =
  | 'standard'
  | 'reverse'
  | 'pivot'
  | 'climb'
  | 'clamber'
  | 'clamberOver'
  | 'jump'
  | 'withdraw'
  | 'embark'
  | 'disembark'
  | 'compulsory'
  | 'panic';

/** A move as it was chosen and found legal: all that is still to be carried out. */
export interface MovePlan {
  readonly type: MoveType;
  /** Where the leader ends. */
  readonly to: Stand;
  /** Where everybody else is placed. lg.cohesion.after-move */
  readonly others: readonly Placement[];
  /** The enemy unit that the leader comes into contact with. lg.melee.start.1-leader-contact */
  readonly contacted: UnitId | null;
  /** Miniatures that the vehicle takes off. lg.displacement.1-set-aside */
  readonly displaced: readonly MiniatureId[];
  /** White defense dice of a clamber. lg.vertical.clamber.dice-height-1 */
  readonly dice: number;
  /** Wounds of a compulsory move that fell short. lg.compulsory-move.partial-wounds */
  readonly wounds: number;
  /** The leader leaves the battlefield. lg.defeat.off-battlefield.during-move */
  readonly leaves: boolean;
  /** The vehicle that is entered. lg.transport.embark.how */
  readonly vehicle: UnitId | null;
  /** Nothing else may be done in the activation. lg.transport.disembark-after-two-moves */
  readonly isLast: boolean;
}

/** A move while it is made. */
export interface Moving {
  readonly unit: UnitId;
  /** Who moves it: its owner, or the player of an effect that moves it. lg.defeat.off-battlefield.opponent-move */
  readonly by: SeatId;
  /** The ways it may be made, of which the mover chooses one. */
  readonly types: readonly MoveType[];
  /** The speed of a speed-X move; null is the unit's own maximum speed. lg.move.speed-x.standard-move */
  readonly speed: number | null;
  /** It is a move action, or treated as one. */
  readonly isAction: boolean;
  /** Difficult terrain does not slow it. lg.unit-keyword.scout.ignores-difficult */
  readonly ignoresDifficult: boolean;
  /** It may begin a melee. lg.transport.disembark.no-enemy-contact */
  readonly mayStartMelee: boolean;
  /** It may be declined. */
  readonly isOptional: boolean;
  /** The card or rule that orders it; null is the unit's own action. */
  readonly source: string | null;
  /** What was chosen; null before. */
  readonly type: MoveType | null;
  readonly from: Stand | null;
  /** Enemy units it was in melee with when it began. */
  readonly wasInMeleeWith: readonly UnitId[];
  /** The enemy unit that the leader came into contact with. lg.melee.start.1-leader-contact */
  readonly contacted: UnitId | null;
  /** How many actions a climb or clamber takes; 1 where nothing is said. lg.vertical.clamber.two-actions-height-2 */
  readonly cost?: number;
  /** What was chosen; missing before. */
  readonly plan?: MovePlan;
  /** Who was taken off on the way. lg.displacement.1-set-aside */
  readonly displaced?: Displacing['displaced'];
  /** It pivoted before it moved. lg.unit-keyword.reposition.pivot */
  readonly hasTurned?: boolean;
}

/** What became of a move; undefined when none was made. */
export interface Moved {
  readonly type: MoveType;
  readonly isStandard: boolean;
  readonly startedMelee: UnitId | null;
  /** It pivoted before it moved. lg.unit-keyword.reposition.pivot */
  readonly hasTurned: boolean;
}

/** Miniatures taken off by a vehicle, until they are placed again. lg.displacement.1-set-aside */
export interface Displacing {
  readonly vehicle: UnitId;
  /** Who places them: the player who did not move the vehicle. lg.displacement.3-opponent-places */
  readonly by: SeatId;
  readonly displaced: readonly {
    readonly unit: UnitId;
    readonly miniatures: readonly MiniatureId[];
    readonly leaderFrom: Stand | null;
  }[];
}

/** Units in melee whose miniatures have to regain contact. lg.melee.regroup-into-contact */
export interface Regrouping {
  readonly units: readonly UnitId[];
}

/** Miniatures of one unit that are placed anew in cohesion. */
export interface Placing {
  readonly unit: UnitId;
  readonly by: SeatId;
  readonly miniatures: readonly MiniatureId[];
  /** Why: a rule's id. */
  readonly rule: string;
  /** Enemy units to be touched, as far as there is room. lg.melee.regroup-into-contact */
  readonly touching?: readonly UnitId[];
  /** The vehicle that the leader has to touch, and where it stands. lg.transport.vehicle-defeated.place */
  readonly beside?: { readonly vehicle: UnitId; readonly stand: Stand };
  /** Where a displaced leader stood. lg.displacement.3-leader-range-1 */
  readonly from?: Stand;
}

/** A leader that was moved or placed takes its token along. lg.battle-card.objective.claim.placed-after-move */
export interface Carrying {
  readonly unit: UnitId;
}

export interface MovementFlows {
  readonly move: { readonly at: Moving; readonly result: Moved; readonly goes: 'displace' };
  readonly displace: { readonly at: Displacing };
  readonly regroup: { readonly at: Regrouping; readonly goes: 'next' };
  readonly placeInCohesion: { readonly at: Placing };
  readonly carry: { readonly at: Carrying };
}

import type { SeatId, Side } from '@sortie/kernel';
import type { CommandCardId, Rank } from '../../catalogue/index.ts';
import type { CardKey, UnitId } from '../ids.ts';
import type { Attacked } from './attack-flows.ts';
import type { Moved, MoveType } from './movement-flows.ts';

/** lg.actions.list */
export type ActionKind = 'move' | 'attack' | 'aim' | 'dodge' | 'standby' | 'recover' | 'card';

/** An action that a unit performed in its own activation. lg.actions.no-repeat-except-move */
export interface PerformedAction {
  readonly kind: ActionKind;
  /** What a card action is treated as besides. lg.actions.card.treated-as-type */
  readonly treatedAs: 'move' | 'attack' | null;
  /** The card whose action it is; null for the others. */
  readonly card: CardKey | null;
  readonly isFree: boolean;
}

/** A unit's own activation. lg.activation-phase.unit.step-order */
export interface Activation {
  readonly unit: UnitId;
  /** Which activation of the game it is; uses are counted by it. */
  readonly number: number;
  /** Actions that are left. lg.actions.two-per-activation */
  readonly actions: number;
  /** Actions spent on effects so far; those lost are not among them. lg.actions.spend.multiple-actions */
  readonly spent: number;
  readonly lost: number;
  readonly performed: readonly PerformedAction[];
  /** It panicked after its Rally step and only flees. lg.panic.only-move */
  readonly hasPanicked: boolean;
  /** It moved other than by pivoting. lg.weapon-keyword.cumbersome.move-then-no-attack */
  readonly hasMoved: boolean;
  /** It performed an attack of any kind. lg.standby.not-after-attack */
  readonly hasAttacked: boolean;
  /** It attacked with a Cumbersome weapon. lg.weapon-keyword.cumbersome.attack-then-no-move */
  readonly hasFiredCumbersome: boolean;
  /** Standard moves in this activation. lg.unit-keyword.plodding.one-standard-move */
  readonly standardMoves: number;
  /** lg.transport.not-both-same-activation */
  readonly hasEmbarked: boolean;
  readonly hasDisembarked: boolean;
  /** Enemy units whose melee it left. lg.melee.no-reengage-same-activation */
  readonly left: readonly UnitId[];
  /** Nothing more may be done in it: a withdrawal, a panic, a disembarking that takes it whole. */
  readonly isOver: boolean;
}

/** One action while it is performed. */
export interface ActionUnderway extends PerformedAction {
  readonly unit: UnitId;
  /** How many of the two actions it takes: 0 for a free one, 2 for a climb. */
  readonly cost: 0 | 1 | 2;
  /** The card that grants it; null is the unit's own. */
  readonly source: string | null;
  /** The ways in which a move action may be made; empty for all. */
  readonly moves: readonly MoveType[];
  /** For an attack action: only such attacks. */
  readonly attacks: 'any' | 'ranged' | 'melee';
  readonly against: UnitId | null;
}

/**
 * What a unit has just done, while others answer it. One deed may be several things at once: a move action is a
 * move and an action. lg.timing.after-action-order
 */
export interface Deed {
  readonly unit: UnitId;
  readonly action: PerformedAction | null;
  /** How it moved; null when it did not. */
  readonly move: MoveType | null;
  /** It was a move action, or counts as one. */
  readonly isMoveAction: boolean;
  /** It was a standard move. lg.unit-keyword.tactical.standard-only */
  readonly isStandardMove: boolean;
  /** The enemy unit it began a melee with. lg.unit-keyword.charge.effect */
  readonly startedMelee: UnitId | null;
  /** It pivoted before it moved. lg.unit-keyword.reposition.pivot */
  readonly hasTurned?: boolean;
  /** Whom it attacked; empty when it did not. */
  readonly defenders: readonly UnitId[];
  readonly isAttackAction: boolean;
  readonly isRangedAttack: boolean;
}

/** A unit is given a free action by a card or by standby, which it may decline. */
export interface FreeAction {
  readonly unit: UnitId;
  /** The kinds it may choose from; empty for any. lg.actions.free.unspecified-type */
  readonly kinds: readonly ActionKind[];
  readonly moves: readonly MoveType[];
  readonly attacks: 'any' | 'ranged' | 'melee';
  readonly against: UnitId | null;
  readonly source: string;
}

/** An action with what it came to. */
export interface PerformingAction extends ActionUnderway {
  readonly moved: Moved | null;
  readonly attacked: Attacked | null;
}

/** Suppression tokens that a unit is about to lose, of which it may keep some. */
export interface LosingSuppression {
  readonly unit: UnitId;
  readonly most: number;
  readonly source: string;
}

/** A player resolves a command card. lg.orders.priority-player-first */
export interface IssuingOrders {
  readonly seat: SeatId;
  readonly card: CommandCardId | null;
  /** Null until it is nominated. */
  readonly nominated: UnitId | null;
  /** Units named for orders of the card. */
  readonly issued: readonly UnitId[];
  /** Orders of the card that a card gave to a unit not stated on it. lg.cards.errata.battle-meditation */
  readonly replaced: number;
}

/** An order on its way to a unit. lg.orders.triggers-before-next */
export interface Order {
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly source: string | null;
  /** It was cancelled or passed on. */
  readonly isGone: boolean;
}

export interface SettlingPriority {
  /** Members of one team between whom nothing decides. lg.team.priority.tie-in-team */
  readonly tied: readonly SeatId[];
}

/** Whose turn it is to activate, and who was chosen. */
export interface TakingTurns {
  readonly turn: Side | null;
  /** Who draws from an order pool. */
  readonly seat: SeatId | null;
  readonly next: UnitId | null;
  /** The rank that was drawn from the pool; null until a token is drawn. */
  readonly drawn: Rank | null;
  /** Sides that have had a turn. */
  readonly begun?: readonly Side[];
}

/** A unit that has just recovered. */
export interface Recovering {
  readonly unit: UnitId;
}

/** Every procedure of rounds: what it knows, which steps it jumps to, what it gives back. */
export interface RoundFlows {
  readonly game: { readonly at: object; readonly goes: 'round' };
  readonly commandPhase: { readonly at: object; readonly goes: 'select' };
  readonly priority: { readonly at: SettlingPriority };
  readonly issueOrders: { readonly at: IssuingOrders; readonly goes: 'next' };
  readonly order: { readonly at: Order };
  readonly activationPhase: { readonly at: TakingTurns; readonly goes: 'next' | 'draw' };
  readonly activation: { readonly at: Activation; readonly goes: 'actions' | 'endOfActivation' | 'end' };
  readonly loseSuppression: { readonly at: LosingSuppression };
  readonly action: { readonly at: PerformingAction };
  readonly freeAction: { readonly at: FreeAction };
  /** The after-event queue: enemy standby, detonations, everything else. */
  readonly afterDeed: { readonly at: Deed };
  readonly recover: { readonly at: Recovering };
  readonly endPhase: { readonly at: object };
  readonly promote: { readonly at: object; readonly goes: 'next' };
}

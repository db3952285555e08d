import type { Point, Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import type { Difficulty, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type { AttackDie, DefenseDie } from './dice.ts';
import type { DecloakDirection } from './directions.ts';
import type { CardOption, XwingEffect } from './effect.ts';
import type { MoveCause } from './event.ts';
import type { BombTokenId, CardKey, ObstacleId, ShipId } from './ids.ts';
import type { ActionName, Token } from './ship.ts';

/** What a running attack knows. */
export interface Attack {
  /** Which attack of the game it is; uses limited to once an attack are counted by it. */
  readonly number: number;
  readonly attacker: ShipId;
  readonly defender: ShipId;
  /** The primary weapon or the upgrade that is the secondary one. */
  readonly weapon: 'primary' | CardKey;
  readonly range: number;
  readonly obstructed: boolean;
  /** The line that was measured. */
  readonly line: readonly [Point, Point];
  /** The defender stands in the attacker's printed primary arc. */
  readonly inArc: boolean;
  readonly attackDice: readonly AttackDie[];
  readonly defenseDice: readonly DefenseDie[];
  /** The defender cancels criticals before hits, as a card allows. */
  readonly criticalsFirst: boolean;
  readonly outcome: 'hit' | 'miss' | null;
  /** The Damage cards that its damage has dealt. */
  readonly dealt?: readonly CardKey[];
  /** A faceup one was among them. */
  readonly dealtFaceup?: true;
  /** The weapon's card is discarded if the attack hits. */
  readonly discardsIfHit?: true;
  /** How many times its dice are still to be rolled, for a weapon that attacks the same ship twice. */
  readonly timesLeft?: number;
  /** It has hit one of the times before. */
  readonly hasHit?: true;
  /** Whoever has lost a shield while it went on. */
  readonly lostShields?: readonly ShipId[];
  /** The card that granted the attack; null is the ship's own opportunity. */
  readonly source: string | null;
}

/** A ship's turn in the Combat phase. */
export interface Opportunity {
  readonly ship: ShipId;
  /** The serial of the table when it began: what is newer came during the opportunity. */
  readonly since: number;
}

/** The Planning phase. */
export interface Planning {
  /** Its timer has run out. ev.variant.timed-planning.ends-phase */
  readonly isOutOfTime: boolean;
}

/** A ship's turn in the Activation phase. */
export interface Activation {
  readonly ship: ShipId;
  /** The opponent chose another maneuver for a stressed ship. */
  readonly replaced: boolean;
  readonly overlappedShips: boolean;
  readonly obstaclesHit: readonly ObstacleId[];
  /** Actions performed in the Perform Action step, and whether the last chance to act was taken. */
  readonly actionsPerformed: number;
  readonly acted: boolean;
  /** The colour for which the pilot's stress is still to be checked. */
  readonly unchecked: Difficulty | null;
}

/** A maneuver while it is executed, with what it ran into. */
export interface Execution {
  readonly ship: ShipId;
  readonly maneuver: Maneuver;
  /** The colour when it is executed. xw.maneuver.difficulty.modifiable */
  readonly difficulty: Difficulty;
  /** Flown in the ship's own activation, with a Perform Action step to follow. */
  readonly isActivation: boolean;
  /** The pilot's stress is checked after that step. */
  readonly checksLater: boolean;
  /** Lengthwise shift of a Tallon roll; null until chosen. */
  readonly offset: number | null;
  readonly start: Pose | null;
  /** Other ships kept it from the end of its template. */
  readonly stopped: boolean;
  /** Ships it overlapped and is in contact with. */
  readonly overlapped: readonly ShipId[];
  /** Ships whose bases its template crossed. xw.overlap.through-definition */
  readonly movedThrough: readonly ShipId[];
  /** In the order of their distance from the start. xw.obstacle.multiple-order */
  readonly obstaclesHit: readonly ObstacleId[];
  readonly bombsHit: readonly BombTokenId[];
  readonly fled: boolean;
}

/** Damage while it is suffered, point by point. */
export interface Suffering {
  readonly ship: ShipId;
  readonly hits: number;
  readonly crits: number;
  readonly source: string;
  /** How much there was of it in all. */
  readonly total: number;
  /** Every point was dealt: what follows may destroy the ship. xw.damage.excess-dealt */
  readonly isOver: boolean;
}

/** A Damage card while it is dealt. */
export interface Dealing {
  readonly ship: ShipId;
  readonly key: CardKey;
  readonly source: string;
}

/** A chance to act: the standard action, or a free one. */
export interface ActionChance {
  readonly ship: ShipId;
  /** Null is the standard action: anything the ship may do. */
  readonly only: readonly ActionName[] | null;
  /** The card that grants a free action; null is the Perform Action step. */
  readonly source: string | null;
  /** The action now under way. */
  readonly action: ActionName | null;
  readonly performed: boolean;
  /** The ship was stressed when it began the action. */
  readonly underStress: boolean;
  /** Directions already declared and found impossible. */
  readonly failed: readonly string[];
  readonly direction: string | null;
  /** The ship that the action under way is about, where it is about one. */
  readonly target: ShipId | null;
  /** Ordered as soon as the action is performed. */
  readonly atOnce: readonly XwingEffect[];
  /** Ordered when everything the action set off is over. */
  readonly afterwards: readonly XwingEffect[];
}

/** Asks a seat something a card needs, then performs what belongs to the answer. */
export interface CardQuestion {
  readonly seat: SeatId;
  readonly ship: ShipId;
  readonly source: string;
  readonly options: readonly CardOption[];
}

/** A token that has just come to a ship, or was just spent by it. */
export interface TokenMoment {
  readonly ship: ShipId;
  readonly token: Token;
  /** It came by the action of that name. */
  readonly ofAction?: true;
}

/** What is about to happen, and what a card puts in its place; null while none does. */
export interface Replaceable {
  readonly effect: XwingEffect;
  readonly instead: readonly XwingEffect[] | null;
}

/** A token on its way to a ship. */
export interface TokenComing extends TokenMoment, Replaceable {}

/** A ship about to leave the play area, destroyed. */
export interface Destruction extends ShipMoment, Replaceable {}

/** Something that has just happened to a ship, or is about to. */
export interface ShipMoment {
  readonly ship: ShipId;
}

/** A shield that a ship has just lost, in the middle of an attack or not. */
export interface LossMoment extends ShipMoment {
  readonly inAttack: boolean;
}

/** A ship that has just been put down somewhere else. */
export interface MoveMoment extends ShipMoment {
  readonly cause: MoveCause;
}

/** An upgrade of a ship that was just discarded. */
export interface CardMoment {
  readonly ship: ShipId;
  readonly card: CardKey;
}

/** A bomb token that was just dropped. */
export interface BombMoment {
  readonly bomb: BombTokenId;
  readonly ship: ShipId;
}

/** A bomb about to take effect on a ship, and the side it belongs to. */
export interface BombStrike extends ShipMoment, Replaceable {
  readonly bomb: UpgradeId;
  readonly side: Side;
}

/** A bomb token about to go off; `by` is the ship that sets it off. */
export interface Detonating extends Replaceable {
  readonly bomb: BombTokenId;
  /** Whose bomb it is. */
  readonly side: Side;
  readonly by: ShipId | null;
}

/** A ship that a tractor beam drags, by whom, and to which side. */
export interface Dragging {
  readonly ship: ShipId;
  readonly seat: SeatId;
  readonly direction: 'left' | 'right' | null;
}

/** A ship coordinates another one, whose free action is still to come. */
export interface Coordinating extends ShipMoment {
  readonly target: ShipId;
}

/** A target lock that has just been acquired or spent. */
export interface LockMoment {
  readonly ship: ShipId;
  readonly target: ShipId;
  /** A card acquired it with another one. */
  readonly further?: true;
}

/** Which of several ships comes next, once it is chosen. */
export interface ChoosingShip {
  readonly next: ShipId | null;
}

/** The round of decloaking at the start of the Activation phase. */
export interface Decloaking {
  readonly asked: readonly ShipId[];
  readonly ship: ShipId | null;
  readonly direction: DecloakDirection | null;
  readonly failed: readonly DecloakDirection[];
}

/** What the Perform Action step learns of an action: performed, with all that it set off. */
export interface ActionResult {
  readonly performed: true;
}

/** A maneuver that something other than the ship's own activation orders. */
export interface ForcedManeuver {
  readonly ship: ShipId;
  readonly maneuver: Maneuver;
}

/** What a ship's activation learns of its maneuver. */
export interface ManeuverResult {
  /** Other ships kept it from the end of its template. */
  readonly stopped: boolean;
  readonly obstaclesHit: readonly ObstacleId[];
  /** The colour for which the pilot's stress is still to be checked. */
  readonly unchecked: Difficulty | null;
}

/** A roll-off under way: the caller rolls attack dice, the other side defense dice. */
export interface Disputing {
  readonly caller: SeatId;
  readonly other: SeatId;
  readonly winner: SeatId | null;
}

/** How far set-up has come. */
export interface SettingUp {
  readonly next: number;
}

export interface DeterminingInitiative {
  readonly chooser: Side | null;
  readonly rolled: boolean;
}

/** Whose turn it is to place; null before the first. */
export interface PlacingObstacles {
  readonly turn: Side | null;
}

/** The block of a mission's placement sequence that comes next. */
export interface MissionPlacement {
  readonly next: number;
}

/** Which block of the placement sequence. */
export interface PlacingForces {
  readonly block: number;
}

export interface CallingReinforcements {
  /** How many of the lost ships have been called for or passed over. */
  readonly called: number;
  /** Players who want no more; their partners may still call. */
  readonly declined: readonly SeatId[];
}

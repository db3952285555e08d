import type { Point, Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import type { Difficulty, Maneuver } from '../catalogue/index.ts';
import type { AttackDie, DefenseDie } from './dice.ts';
import type { DecloakDirection } from './directions.ts';
import type { CardOption, XwingEffect } from './effect.ts';
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
}

/** A maneuver while it is executed, with what it ran into. */
export interface Execution {
  readonly ship: ShipId;
  readonly maneuver: Maneuver;
  /** The colour when it is executed. xw.maneuver.difficulty.modifiable */
  readonly difficulty: Difficulty;
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
  /** Directions already declared and found impossible. */
  readonly failed: readonly string[];
  readonly direction: string | null;
  /** Ordered as soon as the action is performed. */
  readonly atOnce: readonly XwingEffect[];
  /** Ordered when everything the action set off is over. */
  readonly afterwards: readonly XwingEffect[];
}

export interface Detonation {
  readonly bomb: BombTokenId;
  /** Who set it off by crossing it; null when it goes off by itself. */
  readonly by: ShipId | null;
  /** It has struck everybody: what follows may end the game. */
  readonly isOver: boolean;
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
}

/** A target lock that has just been acquired or spent. */
export interface LockMoment {
  readonly ship: ShipId;
  readonly target: ShipId;
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
}

/** A bomb that lies beneath ships. */
export interface BombBeneath {
  readonly bomb: BombTokenId;
}

export interface TimedBombs {
  readonly next: BombTokenId | null;
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

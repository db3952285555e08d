import type { Point, Pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type { Command, DicePool, HullZone, ObstacleId, RangeBand } from '../catalogue/index.ts';
import type { AttackDie } from './dice.ts';
import type { CardKey, ObjectiveTokenId, ShipId, SquadronId, UnitId } from './ids.ts';

/** The range of an attack; a squadron's attack is at distance 1 and has no band. ar.range.attack.one-band */
export type AttackRange = RangeBand | 'distance1';

/** What a running attack knows. */
export interface Attack {
  /** Which attack of the game it is; uses limited to once an attack are counted by it. */
  readonly number: number;
  readonly attacker: UnitId;
  /** The attacking hull zone; null for a squadron. */
  readonly zone: HullZone | null;
  readonly defender: UnitId;
  /** The defending hull zone; null for a squadron. */
  readonly defendingZone: HullZone | null;
  readonly range: AttackRange;
  readonly obstructed: boolean;
  /** The line of sight. */
  readonly line: readonly [Point, Point];
  /** The dice of a Counter attack; null for any other. ar.keyword.counter */
  readonly counter: number | null;
  /** The dice gathered and not yet rolled. */
  readonly gathered: DicePool;
  readonly dice: readonly AttackDie[];
  /** Places of the defender's tokens locked by accuracy icons. ar.attack.effects.locked-tokens-unusable */
  readonly locked: readonly number[];
  /** Places of tokens that are discarded when they are spent. */
  readonly marked: readonly number[];
  /** Places of the tokens that this defender has spent. ar.defense.one-per-type */
  readonly spent: readonly number[];
  /** Zones chosen to take redirected damage. ar.defense.redirect-choose-zone */
  readonly redirectTo: readonly HullZone[];
  readonly braced: boolean;
  /** The critical effect that was resolved, by the key of its card. ar.critical.one-per-attack */
  readonly critical: CardKey | null;
  /** How many of the next damage cards of this attack are dealt faceup. */
  readonly faceupLeft: number;
  /** The damage total once it is fixed. ar.attack.damage.order */
  readonly total: number | null;
  /** Points of damage that this defender has suffered from it. */
  readonly suffered: number;
  /** Damage cards dealt or turned faceup by it. */
  readonly turnedFaceup: number;
  /** Squadrons that it has been declared against. ar.attack.additional-squadron.once-each */
  readonly squadrons: readonly SquadronId[];
  /** The card that granted the attack; null is the unit's own. */
  readonly source: string | null;
}

/** What a chance to attack may do. */
export interface AttackChance {
  readonly unit: UnitId;
  /** The card that grants it; null is the unit's own. */
  readonly source: string | null;
  /** The only legal target, as for Counter. */
  readonly target?: UnitId;
  /** The only zone it may be made from, whether or not that zone has attacked. */
  readonly zone?: HullZone;
  readonly counter?: number;
}

/** Whether the chance to attack was taken. */
export interface AttackResult {
  readonly performed: true;
}

/** A ship's turn in the Ship phase. */
export interface ShipActivation {
  readonly ship: ShipId;
  /** Which activation of the game it is. */
  readonly number: number;
  /** A card keeps the ship from revealing a dial. */
  readonly revealsNothing: boolean;
}

/** What pays for a command: the revealed dial, a token, or both together. ar.commands.combine-dial-and-token */
export type Spending = 'dial' | 'token' | 'both';

/** A command while its ship resolves it. */
export interface CommandUnderway {
  readonly ship: ShipId;
  readonly command: Command;
  readonly spend: Spending;
}

/** A Squadron command: one squadron after the other. ar.commands.squadron.one-at-a-time */
export interface CommandingSquadrons extends CommandUnderway {
  readonly left: number;
  readonly activated: readonly SquadronId[];
}

/** A Repair command: one purchase after the other. ar.commands.repair.sequential */
export interface Repairing extends CommandUnderway {
  readonly points: number;
}

/** A Concentrate Fire command in an attack. */
export interface ConcentratingFire extends CommandUnderway {
  readonly rerolls: boolean;
}

/** Dice of the attack that are named one by one, to be rerolled together. */
export interface ChoosingRerolls {
  readonly unit: UnitId;
  readonly from: readonly number[];
  readonly named: readonly number[];
  readonly source: string;
}

/** A command that has been resolved. */
export interface ResolvedCommand extends CommandUnderway {
  /** The squadrons that a Squadron command activated. */
  readonly squadrons: readonly SquadronId[];
}

/** A command token on its way to a ship. */
export interface TokenGain {
  readonly ship: ShipId;
  readonly command: Command;
  readonly source: string;
}

/** A command token that was just spent. */
export interface TokenMoment {
  readonly ship: ShipId;
  readonly command: Command;
}

/** A ship's speed that was just changed. */
export interface SpeedMoment {
  readonly ship: ShipId;
  readonly from: number;
  readonly to: number;
}

export type ToolSide = 'left' | 'right';

/** A course: the clicks of each joint up to the speed, right is positive, and the side of the base the tool lies on. */
export interface Course {
  readonly clicks: readonly number[];
  readonly side: ToolSide;
}

/** A ship while it executes a maneuver. */
export interface Maneuvering {
  readonly ship: ShipId;
  /** The speed a card sets for this maneuver; null is the speed dial's. */
  readonly fixedSpeed: number | null;
  /** By how much yaw may be raised, all joints together. ar.yaw.increase-ladder */
  readonly extraYaw: number;
  /** The command Navigate was resolved in this maneuver. */
  readonly navigated: boolean;
  readonly course: Course | null;
  readonly start: Pose | null;
  /** The temporary speed it came to rest at. ar.overlap.ship-reduce-speed */
  readonly reached: number | null;
  /** The ships it overlapped and was pushed back from. */
  readonly overlapped: readonly ShipId[];
  /** The nearest of them, which takes damage; several until the owner has chosen. ar.overlap.ship-damage-both */
  readonly nearest: readonly ShipId[];
  /** Squadrons lifted off the table, still to be put back. ar.overlap.squadrons-displaced */
  readonly displaced: readonly SquadronId[];
  /** Obstacles still to be resolved. ar.obstacle.multiple-any-order */
  readonly obstacles: readonly ObstacleId[];
  /** The card that orders it; null is the ship's own activation. */
  readonly source: string | null;
}

/** A unit that has ended its own move on an obstacle. */
export interface ObstacleOverlap {
  readonly unit: UnitId;
  readonly obstacle: ObstacleId;
  /** A card lets the unit ignore it. */
  readonly ignored: boolean;
}

/** A squadron that has made its own move. */
export interface SquadronMoved {
  readonly squadron: SquadronId;
  readonly from: Point;
}

/** A squadron's activation. */
export interface SquadronActivation {
  readonly squadron: SquadronId;
  readonly number: number;
  /** The ship whose Squadron command activates it; null in the Squadron phase. ar.squadron-activation.when */
  readonly by: ShipId | null;
  readonly moved: boolean;
  readonly attacks: number;
  readonly deed: 'move' | 'attack' | null;
}

/** Damage while it is suffered, point by point. ar.attack.damage.point-by-point */
export interface Suffering {
  readonly unit: UnitId;
  /** The hull zone of a ship; null until its owner has chosen one. ar.damage.unspecified-zone */
  readonly zone: HullZone | null;
  readonly left: number;
  /** `attack`, or the card or obstacle it comes from. */
  readonly source: string;
}

/** A damage card that is about to be dealt faceup, or was. */
export interface Dealing {
  readonly ship: ShipId;
  /** The copy dealt; null while it is still on the deck. */
  readonly key: CardKey | null;
  readonly source: string;
}

/** Whose turn it is in a phase, and who was chosen. */
export interface TakingTurns {
  readonly turn: Side | null;
  readonly next: UnitId | null;
  /** Squadrons that the side may still activate in this turn. ar.phase.squadron.alternate-two */
  readonly left: number;
}

/** How far set-up has come. */
export interface SettingUp {
  readonly next: number;
}

/** A point of set-up at which the objective may order something. */
export interface ObjectivePoint {
  readonly point: 'afterObstacles' | 'beforeDeployment' | 'afterDeployment';
}

export interface DeterminingInitiative {
  readonly chooser: Side | null;
}

/** Whose turn it is to place; null before the first. */
export interface PlacingObstacles {
  readonly turn: Side | null;
}

export interface Deploying {
  readonly turn: Side | null;
  /** Deployment turns each side has taken. */
  readonly turns: readonly [number, number];
  /** Squadrons still to be placed in this turn. ar.setup.deploy-turn-size */
  readonly squadronsLeft: number;
}

/** Objective tokens that a side places one by one; the rules of the places are the objective's. */
export interface PlacingTokens {
  readonly placed: number;
  readonly turn: Side | null;
  readonly moved: readonly ObjectiveTokenId[];
}

/** A side names objective ships. */
export interface ChoosingShips {
  readonly chosen: readonly ShipId[];
}

/** A side keeps a ship and squadrons back, one after the other. ar.known.objective.hyperspace-assault */
export interface SettingAside {
  readonly taken: readonly UnitId[];
}

/** Units that were kept back and are deployed near an objective token. ar.known.objective.hyperspace-assault */
export interface Arriving {
  /** Null until one is chosen. */
  readonly token: ObjectiveTokenId | null;
  /** The ship that has arrived. */
  readonly ship: ShipId | null;
  /** Squadrons that it landed on, still to be put back. */
  readonly displaced: readonly SquadronId[];
}

/** How damage is split over zones that take redirected points. ar.defense.redirect-shields-only */
export type RedirectSplit = Readonly<Partial<Record<HullZone, number>>>;

import type { ActionIcon, Difficulty, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type { DropWay, Guides } from './directions.ts';
import type { Attack } from './flow-data.ts';
import type { CardKey, ObstacleId, ShipId } from './ids.ts';
import type { Question } from './question.ts';
import type { DamageInPlay, Ship } from './ship.ts';
import type { BombToken, Obstacle, Phase } from './state.ts';
import type { XwingWindows } from './windows.ts';

/** What of a bomb matters to how its tokens are placed. */
export interface BombPlacing {
  readonly drop: 'dialRevealed' | 'action';
}

/** A Bomb upgrade that a ship has faceup. */
export interface BombCard extends BombPlacing {
  readonly key: CardKey;
  readonly card: UpgradeId;
  /** It is not discarded for its token. */
  readonly keeps?: true;
}

/** The table as a card sees it: questions of the rules, nothing that writes. */
export interface Table {
  readonly phase: Phase;
  readonly round: number;
  /** Every ship on the table. */
  readonly ships: readonly Ship[];
  ship(id: ShipId): Ship;
  isInPlay(id: ShipId): boolean;
  areFriendly(one: ShipId, other: ShipId): boolean;
  /** The ship itself included. xw.ship.friendly.includes-self */
  friendsOf(id: ShipId): readonly Ship[];
  enemiesOf(id: ShipId): readonly Ship[];
  /** Ships of either side that have not left the game, those included that wait to be placed. */
  readonly shipsLeft: readonly Ship[];
  /** Range between two ships, base to base; 4 or more is beyond the ruler. */
  range(one: ShipId, other: ShipId): number;
  /** Whether the other ship stands in this ship's printed primary arc. */
  isInArc(of: ShipId, other: ShipId): boolean;
  /** In any firing arc of the ship: primary, auxiliary or mobile. */
  isInAnyArc(of: ShipId, other: ShipId): boolean;
  /** In its auxiliary arc, whatever else it is in. */
  isInAuxiliaryArc(of: ShipId, other: ShipId): boolean;
  isInMobileArc(of: ShipId, other: ShipId): boolean;
  isInBullseye(of: ShipId, other: ShipId): boolean;
  areTouching(one: ShipId, other: ShipId): boolean;
  /** Range from a ship to a bomb token, whose place is all that matters. */
  rangeToBomb(id: ShipId, bomb: Pick<BombToken, 'pose'>): number;
  rangeToObstacle(id: ShipId, obstacle: ObstacleId): number;
  /** Obstacles in the play area of which a part is in the ship's primary arc. */
  obstaclesInArc(of: ShipId): readonly ObstacleId[];
  /** Its base lies on an obstacle, whatever its kind. */
  isOnObstacle(id: ShipId): boolean;
  /** Obstacles at this range of the ship or nearer. */
  obstaclesWithin(id: ShipId, range: number): readonly Obstacle[];
  /** A bomb token, of either side, is at range 1. */
  isNearBomb(id: ShipId): boolean;
  pilotSkill(id: ShipId): number;
  /** The maneuvers printed on the ship's dial. */
  dial(id: ShipId): readonly Maneuver[];
  /** The colour of a maneuver for this ship now. */
  difficulty(id: ShipId, maneuver: Maneuver): Difficulty;
  shieldValue(id: ShipId): number;
  hullValue(id: ShipId): number;
  agilityValue(id: ShipId): number;
  primaryWeaponValue(id: ShipId): number;
  /** How many Damage cards count toward destruction. */
  damageCount(id: ShipId): number;
  actionBar(id: ShipId): readonly ActionIcon[];
  /** Enemies that the ship could lock now. */
  lockable(id: ShipId): readonly Ship[];
  /** No card keeps the attacker from rerolling its dice. */
  mayReroll(attack: Attack): boolean;
  /** No card keeps this side of the attack from spending focus tokens. */
  maySpendFocus(attack: Attack, role: 'attacker' | 'defender'): boolean;
  /** Whose focus tokens the ship may use in its attack, its own first. */
  focusHolders(id: ShipId): readonly ShipId[];
  /** Whose locks on the target the ship may use in its attack, its own first. */
  lockHolders(id: ShipId, target: ShipId): readonly ShipId[];
  /** How many more attack dice may be rerolled in the attack. */
  rerollsLeft(attack: Attack): number;
  /** No card forbids it. xw.timing.precedence.cannot-is-absolute */
  isForbidden(question: Question): boolean;
  /** A card lifts the general rule, and none forbids it. */
  isPermitted(question: Question): boolean;
  /** Whether a card in play might forbid things of this kind; a quick no spares asking. */
  mayForbid(kind: Question['kind']): boolean;
  /** Whether a card in play might hear this moment. */
  isHeard(window: keyof XwingWindows): boolean;
  /** Whether further evade results, of dice or added, could still change what comes of the attack. */
  couldEvade(attack: Attack, evades: 'ofDice' | 'added'): boolean;
  /** Whether the card was used in this attack, where that is counted. */
  isUsedInAttack(attack: Attack, id: ShipId, key: CardKey): boolean;
  /** The attack under way, the innermost where there are several. */
  readonly attackNow: Attack | undefined;
  /** Whom the ship attacks, also while it still pays for the attack. */
  targetNow(attacker: ShipId): ShipId | undefined;
  /** A bomb token of the ship's own side lies on the line along which the attack was measured. */
  isMeasuredAcrossBomb(attack: Attack, of: ShipId): boolean;
  bombsOf(id: ShipId): readonly BombCard[];
  /** xw.later.docking.out-of-play */
  dockedTo(carrier: ShipId): Ship | undefined;
  /** The maneuvers by which a ship could leave the carrier. xw.later.docking.deploy */
  launches(carrier: ShipId, leaver: Pick<Ship, 'id' | 'type'>, from: Guides): readonly Maneuver[];
  /** The ways in which the ship places tokens of a bomb. xw.bomb.drop.procedure */
  dropWays(id: ShipId, bomb: BombPlacing): readonly DropWay[];
  /** Cards of the same type, of no more points, that might lie in the place of this upgrade. */
  replacementsFor(id: ShipId, key: CardKey): readonly UpgradeId[];
  /** The damage card of this copy. */
  damage(id: ShipId, key: CardKey): DamageInPlay | undefined;
}

import type { DieColour, HullZone, ObstacleId, RangeBand } from '../catalogue/index.ts';
import type { Attack, AttackChance, AttackRange } from './flow-data.ts';
import type { Ship } from './ship.ts';
import type { Squadron, Unit } from './squadron.ts';

/** A shot as it would be declared, before a card has spoken. */
export interface Shot {
  readonly attacker: Unit;
  readonly zone: HullZone | null;
  readonly defender: Unit;
  readonly defendingZone: HullZone | null;
  readonly range: AttackRange;
  readonly obstructed: boolean;
  /** Shot back by Counter. */
  readonly counter: boolean;
}

/**
 * A question that cards may answer with a ban, or that a card may lift a general rule for. A ban on a card is final.
 * ar.precedence.cannot-is-absolute
 */
export type Question =
  // Bans
  | { readonly kind: 'target'; readonly shot: Shot }
  | { readonly kind: 'spendAccuracy'; readonly attack: Attack }
  | { readonly kind: 'resolveCritical'; readonly attack: Attack }
  /** Cannot spend a defense token in this attack: by its place. */
  | { readonly kind: 'spendDefenseToken'; readonly attack: Attack; readonly place: number }
  /** The defender cannot suffer more than one redirected point. */
  | { readonly kind: 'redirectMoreThanOne'; readonly attack: Attack }
  | { readonly kind: 'readyDefenseTokens'; readonly unit: Unit }
  | { readonly kind: 'haveCommandTokens'; readonly ship: Ship }
  /** Shields cannot be recovered in a zone or moved to it. */
  | { readonly kind: 'gainShield'; readonly ship: Ship; readonly zone: HullZone }
  /** An obstacle does not touch this unit, or has no effect at all. */
  | { readonly kind: 'obstacleEffect'; readonly unit: Unit; readonly obstacle: ObstacleId }
  /** An obstacle does not obstruct. */
  | { readonly kind: 'obstructs'; readonly obstacle: ObstacleId }
  // Lifted rules
  /** The ship may attack from a zone that it has attacked from in this activation. */
  | { readonly kind: 'sameZoneAgain'; readonly ship: Ship; readonly zone: HullZone }
  /** Dice of a colour are gathered at a range where they are not. */
  | { readonly kind: 'dieAtRange'; readonly shot: Shot; readonly colour: DieColour }
  /** The squadron may attack ships at this range, with all its battery dice. */
  | { readonly kind: 'squadronReach'; readonly squadron: Squadron; readonly range: RangeBand }
  /** The attacks of the unit are never obstructed. */
  | { readonly kind: 'ignoreObstruction'; readonly attacker: Unit }
  | { readonly kind: 'moveWhileEngaged'; readonly squadron: Squadron }
  | { readonly kind: 'attackShipWhileEngaged'; readonly squadron: Squadron }
  /** A squadron does not hold those engaged with it. ar.keyword.heavy */
  | { readonly kind: 'holdsNobody'; readonly squadron: Squadron }
  /** Evade works as if one band farther away. */
  | { readonly kind: 'evadeAsIfFarther'; readonly attack: Attack }
  /** Redirect may choose several zones, also such that are not adjacent. */
  | { readonly kind: 'redirectAnyZones'; readonly attack: Attack }
  /** The damage of the attack meets no shields. */
  | { readonly kind: 'ignoreShields'; readonly attack: Attack }
  /** Navigate tokens may raise yaw in place of changing speed. */
  | { readonly kind: 'yawByToken'; readonly ship: Ship }
  /** The squadron may attack a second time in its activation. */
  | { readonly kind: 'attackTwice'; readonly squadron: Squadron };

/** What must be possible for an ability to be offered at all. */
export type Need = { readonly kind: 'attack'; readonly chance: AttackChance };

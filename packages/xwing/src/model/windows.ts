import type { Detonation } from './bomb-data.ts';
import type { ChangeMoment, DiceMoment, Throw } from './dice-data.ts';
import type {
  ActionChance,
  Activation,
  Attack,
  BombMoment,
  BombStrike,
  CardMoment,
  Coordinating,
  Dealing,
  Destruction,
  Detonating,
  Execution,
  LockMoment,
  LossMoment,
  MoveMoment,
  Opportunity,
  ShipMoment,
  Suffering,
  TokenComing,
  TokenMoment,
} from './flow-data.ts';

/** Moments before or after an effect, wherever it comes from, and what is seen in each. */
export interface XwingMoments {
  readonly tokenReceived: TokenMoment;
  readonly tokenSpent: TokenMoment;
  readonly lockAcquired: LockMoment;
  readonly lockSpent: LockMoment;
  /** The ship to be coordinated is chosen. */
  readonly coordinating: Coordinating;
  /** About to be assigned: a card may turn it into another token or send it to another ship. */
  readonly tokenComing: TokenComing;
  /** Taken from the ship and not spent. */
  readonly tokenRemoved: TokenMoment;
  /** Put down somewhere else, by a maneuver or in any other way. */
  readonly shipMoved: MoveMoment;
  readonly diceChanged: ChangeMoment;
  readonly shieldLost: LossMoment;
  /** Dice of the attack under way were rolled again. */
  readonly diceRerolled: DiceMoment;
  readonly upgradeDiscarded: CardMoment;
  readonly shipPlaced: ShipMoment;
  readonly bombDropped: BombMoment;
  /** About to go off. */
  readonly bombDetonating: Detonating;
  /** About to take effect on a ship. */
  readonly bombStrikes: BombStrike;
  /** About to leave the play area, destroyed. */
  readonly shipDestroyed: Destruction;
  /** It was destroyed and has left the play area. */
  readonly shipLeft: ShipMoment;
}

/** The named points at which abilities may speak, and what the flow that opens them knows. */
export interface XwingWindows extends XwingMoments {
  readonly beforePlacingForces: object;
  readonly afterPlacingForces: object;
  readonly startOfPlanning: object;
  readonly endOfPlanning: object;
  readonly startOfActivation: object;
  readonly endOfActivation: object;
  readonly startOfCombat: object;
  readonly endOfCombat: object;
  readonly startOfEnd: object;
  readonly endPhase: object;
  readonly endOfRound: object;
  readonly startOfShipActivation: Activation;
  readonly beforeReveal: Activation;
  readonly dialRevealed: Activation;
  readonly beforeManeuver: Execution;
  readonly afterManeuver: Execution;
  readonly afterAction: ActionChance;
  readonly endOfShipActivation: Activation;
  readonly startOfOpportunity: Opportunity;
  readonly attackDeclared: Attack;
  readonly beforeAttackDice: Attack;
  readonly attackDiceRolled: Attack;
  readonly modifyAttackDice: Attack;
  readonly beforeDefenseDice: Attack;
  readonly defenseDiceRolled: Attack;
  readonly modifyDefenseDice: Attack;
  readonly compareResults: Attack;
  /** Evades have cancelled hits and criticals. */
  readonly resultsCompared: Attack;
  /** The attack hit; its damage is still to come. */
  readonly attackHit: Attack;
  /** What the weapon does in place of damage. */
  readonly hitTakesEffect: Attack;
  readonly attackMissed: Attack;
  readonly afterAttack: Attack;
  /** Everything else that follows the attack is done: cards that attack once more speak last. */
  readonly furtherAttack: Attack;
  readonly beforeSuffering: Suffering;
  /** All of it was dealt, and the ship is still there. */
  readonly damageSuffered: Suffering;
  /** A faceup Damage card lies on the ship, its text not yet in force. */
  readonly faceupDamageDealt: Dealing;
  readonly facedownDamageDealt: Dealing;
  /** The Damage card's own text comes into force. */
  readonly damageTakesEffect: Dealing;
  readonly endOfOpportunity: Opportunity;
  /** Dice are rolled outside an attack. */
  /** A bomb has taken effect, and its token is removed. */
  readonly bombSpent: Detonation;
  /** The ship has moved, and its pilot's stress is about to be checked. */
  readonly checkingStress: Execution;
  readonly beforeThrow: Throw;
  readonly diceThrown: Throw;
}

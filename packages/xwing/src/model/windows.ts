import type {
  ActionChance,
  Activation,
  Attack,
  Dealing,
  Execution,
  LockMoment,
  Opportunity,
  Suffering,
  TokenMoment,
} from './flow-data.ts';

/** Moments before or after an effect, wherever it comes from, and what is seen in each. */
export interface XwingMoments {
  readonly tokenReceived: TokenMoment;
  readonly tokenSpent: TokenMoment;
  readonly lockAcquired: LockMoment;
  readonly lockSpent: LockMoment;
}

/** The named points at which abilities may speak, and what the flow that opens them knows. */
export interface XwingWindows extends XwingMoments {
  readonly startOfPlanning: object;
  readonly endOfPlanning: object;
  readonly startOfActivation: object;
  readonly endOfActivation: object;
  readonly startOfCombat: object;
  readonly endOfCombat: object;
  readonly startOfEnd: object;
  readonly endPhase: object;
  readonly beforeReveal: Activation;
  readonly dialRevealed: Activation;
  readonly beforeManeuver: Execution;
  readonly afterManeuver: Execution;
  readonly afterAction: ActionChance;
  readonly endOfShipActivation: Activation;
  readonly startOfOpportunity: Opportunity;
  readonly attackDeclared: Attack;
  readonly attackDiceRolled: Attack;
  readonly modifyAttackDice: Attack;
  readonly defenseDiceRolled: Attack;
  readonly modifyDefenseDice: Attack;
  readonly compareResults: Attack;
  /** Evades have cancelled hits and criticals. */
  readonly resultsCompared: Attack;
  /** The attack hit; its damage is still to come. */
  readonly attackHit: Attack;
  readonly attackMissed: Attack;
  readonly afterAttack: Attack;
  readonly beforeSuffering: Suffering;
  /** A faceup Damage card lies on the ship, its text not yet in force. */
  readonly faceupDamageDealt: Dealing;
  readonly facedownDamageDealt: Dealing;
  /** The Damage card's own text comes into force. */
  readonly damageTakesEffect: Dealing;
  readonly endOfOpportunity: Opportunity;
}

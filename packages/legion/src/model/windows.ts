import type { Attacking, AttackPool, Defeating, Guarding, SufferingWounds } from './flows/attack-flows.ts';
import type { Moving } from './flows/movement-flows.ts';
import type { Activation, Deed, IssuingOrders, Order, Recovering, TakingTurns } from './flows/round-flows.ts';
import type { Deployed } from './flows/set-up-flows.ts';
import type { UnitId } from './ids.ts';
import type { TokenKind } from './unit.ts';

/** Tokens that a unit has just gained, from whatever source. lg.unit-keyword.teamwork.any-source */
export interface TokensGained {
  readonly unit: UnitId;
  readonly token: TokenKind;
  readonly count: number;
  /** The action, card or keyword they came from. */
  readonly source: string;
}

/** An aim or dodge token that was just spent. */
export interface TokenSpent {
  readonly unit: UnitId;
  readonly token: TokenKind;
}

/** Moments after an effect, wherever it comes from, and what is seen in each. */
export interface LegionMoments {
  readonly tokensGained: TokensGained;
  readonly tokenSpent: TokenSpent;
}

/** The named points at which abilities may speak, and what the flow that opens them knows. */
export interface LegionWindows extends LegionMoments {
  // Set-up
  /** A unit was deployed; Scout moves here. */
  readonly unitDeployed: Deployed;
  // Command Phase
  /** Both cards lie faceup. */
  readonly cardsRevealed: object;
  /** The player's part of Issue Orders: cards that issue orders of their own. */
  readonly issueOrders: IssuingOrders;
  /** A unit is about to be issued an order: it may be passed on. */
  readonly beforeOrder: Order;
  readonly orderIssued: Order;
  readonly endOfCommandPhase: object;
  // Activation Phase
  /** A side is about to choose whom it activates. */
  readonly beforeTurn: TakingTurns;
  /** An order token was drawn from a pool; whom it is for is not settled. */
  readonly tokenDrawn: TakingTurns;
  readonly startOfActivation: Activation;
  /** The Rally step begins: what a unit does in place of its roll. */
  readonly beforeRally: Activation;
  /** Rally is over and suppression and panic are settled. lg.timing.after-rally-order */
  readonly afterRally: Activation;
  readonly endOfActivation: Activation;
  readonly afterActivation: Activation;
  readonly recovered: Recovering;
  // After a move, attack or action, in this order. lg.timing.after-action-order
  readonly standby: Deed;
  readonly detonation: Deed;
  readonly after: Deed;
  // Movement
  readonly beforeMove: Moving;
  // Attack, by the book's steps
  readonly attackDeclared: Attacking;
  /** 4a is over: rerolls. */
  readonly rerollAttackDice: AttackPool;
  /** 5 */
  readonly applyDodgeAndCover: AttackPool;
  /** 6: the attacker first, then the defender. */
  readonly modifyAttackDice: AttackPool;
  /** 7b */
  readonly rerollDefenseDice: AttackPool;
  /** 7c is over: what rolled surges are used for besides. lg.dice.surge.other-uses */
  readonly surgesConverted: AttackPool;
  /** 8: the defender first, then the attacker. */
  readonly modifyDefenseDice: AttackPool;
  /** The defender is about to suffer wounds, which may be prevented. */
  readonly beforeWounds: SufferingWounds;
  /** A unit has suffered wounds, from whatever source. */
  readonly woundsSuffered: SufferingWounds;
  /** The pool is resolved: what is still part of the attack, suppression among it. */
  readonly poolResolved: AttackPool;
  /** Dice rolled by a guardian, before they wound. */
  readonly guardianDice: Guarding;
  readonly unitDefeated: Defeating;
  // End Phase
  readonly endPhase: object;
  readonly endOfRound: object;
}

import type { SeatId, Side } from '@sortie/kernel';
import type { CommandCardId, Rank } from '../../catalogue/index.ts';
import type { Attacked } from '../flows/attack-flows.ts';
import type { ActionUnderway, Deed, FreeAction, Order } from '../flows/round-flows.ts';
import type { UnitId } from '../ids.ts';
import type { Phase } from '../state.ts';
import type { TokenKind } from '../unit.ts';

export type RoundEffect =
  | { readonly kind: 'startRound' }
  | { readonly kind: 'startPhase'; readonly phase: Phase }
  // Command Phase
  | { readonly kind: 'selectCommandCard'; readonly seat: SeatId; readonly card: CommandCardId }
  | { readonly kind: 'revealCommandCards' }
  /** Back into the hand; `isBarred`: it may not be selected again this round. */
  | {
      readonly kind: 'returnCommandCard';
      readonly seat: SeatId;
      readonly card: CommandCardId;
      readonly isBarred: boolean;
    }
  | { readonly kind: 'discardCommandCard'; readonly seat: SeatId; readonly card: CommandCardId }
  /** A player sees so many cards of another's hand, drawn at random. */
  | { readonly kind: 'lookAtHand'; readonly seat: SeatId; readonly of: SeatId; readonly count: number }
  /** Compares pips, and rolls the red die where they are equal. lg.command-phase.priority.tie-roll */
  | { readonly kind: 'settlePriority' }
  | { readonly kind: 'givePriority'; readonly seat: SeatId; readonly rule: string }
  | { readonly kind: 'nominate'; readonly seat: SeatId; readonly unit: UnitId }
  /** `source` is the command card, or the card by which a unit issues the order; `replaces`: one of the command card's. */
  | {
      readonly kind: 'issueOrder';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly source: string | null;
      readonly replaces?: true;
    }
  | { readonly kind: 'nameForOrder'; readonly order: Pick<Order, 'unit' | 'by' | 'source'> }
  /** The order on its way is cancelled, or goes to another unit. lg.orders.once-even-if-redirected */
  | { readonly kind: 'redirectOrder'; readonly to: UnitId | null }
  | { readonly kind: 'placeOrderToken'; readonly unit: UnitId }
  | { readonly kind: 'createOrderPools' }
  // Activation Phase
  | { readonly kind: 'drawOrderToken'; readonly seat: SeatId }
  /** The drawn token is the unit's. */
  | { readonly kind: 'assignOrderToken'; readonly unit: UnitId }
  | { readonly kind: 'setAsideOrderToken'; readonly seat: SeatId; readonly rank: Rank }
  /** Another token of the pool is looked at, and one of the two is used. */
  | {
      readonly kind: 'drawSecondToken';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly source: string;
    }
  /** The token of this rank is used; the other one goes back into the pool, which is shuffled. */
  | { readonly kind: 'keepOrderToken'; readonly seat: SeatId; readonly rank: Rank }
  /** A token goes back into the pool, which is shuffled. */
  | { readonly kind: 'returnOrderToken'; readonly unit: UnitId }
  /** The side whose turn it is activates this unit, with its token from the pool unless one lies faceup. */
  | { readonly kind: 'forceActivation'; readonly unit: UnitId }
  /** Out of turn. */
  | { readonly kind: 'activateUnit'; readonly unit: UnitId }
  | { readonly kind: 'beginActivation'; readonly unit: UnitId }
  | { readonly kind: 'endActivation'; readonly unit: UnitId }
  /** lg.vehicle.damaged.roll */
  | { readonly kind: 'rollDamaged'; readonly unit: UnitId }
  | { readonly kind: 'rollRally'; readonly unit: UnitId }
  /** The unit has this many actions fewer in its activation. */
  | { readonly kind: 'loseActions'; readonly unit: UnitId; readonly count: number; readonly source: string }
  | { readonly kind: 'spendActions'; readonly unit: UnitId; readonly count: number }
  | { readonly kind: 'panic'; readonly unit: UnitId }
  /** The rest of the activation is given up. */
  | { readonly kind: 'closeActivation'; readonly unit: UnitId }
  // Actions
  | { readonly kind: 'performAction'; readonly action: ActionUnderway }
  | { readonly kind: 'grantFreeAction'; readonly grant: FreeAction }
  | { readonly kind: 'recordAction'; readonly action: ActionUnderway }
  | { readonly kind: 'recordAttack'; readonly unit: UnitId; readonly attacked: Attacked }
  /** Opens the after-event queue for a deed. */
  | { readonly kind: 'finishDeed'; readonly deed: Deed }
  | {
      readonly kind: 'gainTokens';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  /** A unit that may keep suppression tokens is asked how many it loses. lg.unit-keyword.danger-sense.when */
  | {
      readonly kind: 'removeTokens';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  /** Nobody is asked. */
  | {
      readonly kind: 'discardTokens';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  | { readonly kind: 'spendToken'; readonly unit: UnitId; readonly token: TokenKind }
  | { readonly kind: 'recover'; readonly unit: UnitId }
  // End Phase
  | { readonly kind: 'removeRoundTokens' }
  | { readonly kind: 'updateOrderTokens' }
  | { readonly kind: 'promote'; readonly unit: UnitId }
  | { readonly kind: 'regainCommandCards' }
  | { readonly kind: 'advanceCounter' }
  | {
      readonly kind: 'gainVictoryTokens';
      readonly side: Side;
      readonly count: number;
      readonly source: string;
    }
  /** The objective is asked what it is worth now. */
  | { readonly kind: 'scoreObjective'; readonly isOver: boolean }
  /** Ends the game where a rule ends it now. */
  | { readonly kind: 'checkVictory' }
  | { readonly kind: 'endByScore' };

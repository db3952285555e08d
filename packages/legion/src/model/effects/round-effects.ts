import type { SeatId, Side } from '@sortie/kernel';
import type { CommandCardId, Rank } from '../../catalogue/index.ts';
import type { ActionUnderway, Deed, FreeAction } from '../flows/round-flows.ts';
import type { UnitId } from '../ids.ts';
import type { Phase } from '../state.ts';
import type { TokenKind } from '../unit.ts';

export type RoundEffect =
  | { readonly kind: 'startRound' }
  | { readonly kind: 'startPhase'; readonly phase: Phase }
  // Command Phase
  | { readonly kind: 'selectCommandCard'; readonly seat: SeatId; readonly card: CommandCardId | null }
  | { readonly kind: 'revealCommandCards' }
  | { readonly kind: 'returnCommandCard'; readonly seat: SeatId; readonly card: CommandCardId }
  | { readonly kind: 'discardCommandCard'; readonly seat: SeatId; readonly card: CommandCardId }
  /** Compares pips, and rolls the red die where they are equal. lg.command-phase.priority.tie-roll */
  | { readonly kind: 'settlePriority' }
  | { readonly kind: 'nominate'; readonly seat: SeatId; readonly unit: UnitId }
  | {
      readonly kind: 'issueOrder';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly source: string | null;
    }
  /** The order on its way is cancelled, or goes to another unit. lg.orders.once-even-if-redirected */
  | { readonly kind: 'redirectOrder'; readonly to: UnitId | null }
  | { readonly kind: 'placeOrderToken'; readonly unit: UnitId }
  | { readonly kind: 'createOrderPools' }
  // Activation Phase
  | { readonly kind: 'drawOrderToken'; readonly seat: SeatId }
  | { readonly kind: 'setAsideOrderToken'; readonly seat: SeatId; readonly rank: Rank }
  /** A token goes back into the pool, which is shuffled. */
  | { readonly kind: 'returnOrderToken'; readonly unit: UnitId }
  | { readonly kind: 'beginActivation'; readonly unit: UnitId }
  | { readonly kind: 'endActivation'; readonly unit: UnitId }
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
  /** Opens the after-event queue for a deed. */
  | { readonly kind: 'finishDeed'; readonly deed: Deed }
  | {
      readonly kind: 'gainTokens';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  | {
      readonly kind: 'removeTokens';
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
  | { readonly kind: 'advanceCounter' }
  | {
      readonly kind: 'gainVictoryTokens';
      readonly side: Side;
      readonly count: number;
      readonly source: string;
    }
  /** Ends the game where a rule ends it now. */
  | { readonly kind: 'checkVictory' }
  | { readonly kind: 'endByScore' };

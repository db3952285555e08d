import type { SeatId, Side } from '@sortie/kernel';
import type { CommandCardId, DefenseColour, DefenseFace, Rank } from '../../catalogue/index.ts';
import type { Attacked } from '../flows/attack-flows.ts';
import type { ActionUnderway } from '../flows/round-flows.ts';
import type { UnitId } from '../ids.ts';
import type { Phase } from '../state.ts';
import type { TokenKind } from '../unit.ts';

export type RoundEvent =
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'phaseStarted'; readonly phase: Phase }
  // Command Phase
  /** Known to its seat alone. lg.command-phase.select.secret */
  | { readonly kind: 'commandCardSelected'; readonly seat: SeatId; readonly card: CommandCardId }
  | {
      readonly kind: 'commandCardsRevealed';
      readonly cards: readonly { readonly seat: SeatId; readonly card: CommandCardId }[];
    }
  | {
      readonly kind: 'commandCardReplaced';
      readonly seat: SeatId;
      readonly card: CommandCardId;
      readonly by: CommandCardId | null;
    }
  | { readonly kind: 'commandCardReturned'; readonly seat: SeatId; readonly card: CommandCardId }
  | { readonly kind: 'commandCardBarred'; readonly seat: SeatId; readonly card: CommandCardId }
  | { readonly kind: 'commandCardDiscarded'; readonly seat: SeatId; readonly card: CommandCardId }
  | { readonly kind: 'priorityRolled'; readonly side: Side; readonly face: DefenseFace }
  /** Members of one team who have to agree. */
  | { readonly kind: 'priorityTied'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'prioritySettled'; readonly seat: SeatId; readonly rule: string }
  | { readonly kind: 'unitNominated'; readonly seat: SeatId; readonly unit: UnitId }
  /** The unit is named for an order, which may still be cancelled or passed on. */
  | {
      readonly kind: 'orderIssued';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly source: string | null;
    }
  | { readonly kind: 'orderReplaced' }
  | { readonly kind: 'orderRedirected'; readonly unit: UnitId; readonly to: UnitId | null }
  | { readonly kind: 'orderTokenPlaced'; readonly unit: UnitId }
  /** Ranks in the order in which they will be drawn: known to nobody. */
  | {
      readonly kind: 'orderPoolsCreated';
      readonly pools: readonly { readonly seat: SeatId; readonly pool: readonly Rank[] }[];
    }
  // Activation Phase
  /** `place` is that of the token in the shuffled pool: known to nobody. */
  | {
      readonly kind: 'orderTokenDrawn';
      readonly seat: SeatId;
      readonly rank: Rank;
      readonly place: number;
    }
  | { readonly kind: 'secondTokenDrawn'; readonly seat: SeatId; readonly rank: Rank }
  /** The pool as it lies now: known to nobody. */
  | {
      readonly kind: 'orderTokenKept';
      readonly seat: SeatId;
      readonly rank: Rank;
      readonly pool: readonly Rank[];
    }
  | { readonly kind: 'orderTokenAssigned'; readonly unit: UnitId }
  | {
      readonly kind: 'orderTokenSetAside';
      readonly seat: SeatId;
      readonly rank: Rank;
      readonly unit: UnitId | null;
    }
  /** The pool as it lies now: known to nobody. */
  | {
      readonly kind: 'orderTokenReturned';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly pool: readonly Rank[];
    }
  /** The pool as it lies now, known to nobody; null where the token lay faceup. */
  | {
      readonly kind: 'activationForced';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly pool: readonly Rank[] | null;
    }
  | { readonly kind: 'activationBegun'; readonly unit: UnitId }
  | { readonly kind: 'activationClosed'; readonly unit: UnitId }
  | { readonly kind: 'activationEnded'; readonly unit: UnitId }
  | { readonly kind: 'damagedRolled'; readonly unit: UnitId; readonly face: DefenseFace }
  | {
      readonly kind: 'rallied';
      readonly unit: UnitId;
      readonly colour: DefenseColour;
      readonly faces: readonly DefenseFace[];
    }
  | {
      readonly kind: 'actionsLost';
      readonly unit: UnitId;
      readonly count: number;
      readonly source: string;
    }
  | { readonly kind: 'actionsSpent'; readonly unit: UnitId; readonly count: number }
  | { readonly kind: 'unitPanicked'; readonly unit: UnitId }
  | { readonly kind: 'panicEnded'; readonly unit: UnitId }
  // Actions and tokens
  | { readonly kind: 'actionPerformed'; readonly action: ActionUnderway }
  | { readonly kind: 'attackPerformed'; readonly unit: UnitId; readonly attacked: Attacked }
  | {
      readonly kind: 'tokensGained';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  | {
      readonly kind: 'tokensRemoved';
      readonly unit: UnitId;
      readonly token: TokenKind;
      readonly count: number;
      readonly source: string;
    }
  | { readonly kind: 'tokenSpent'; readonly unit: UnitId; readonly token: TokenKind }
  | { readonly kind: 'unitRecovered'; readonly unit: UnitId }
  // End Phase
  | { readonly kind: 'roundTokensRemoved' }
  | { readonly kind: 'orderTokensUpdated' }
  | { readonly kind: 'unitPromoted'; readonly unit: UnitId }
  /** Known to `seat`; the others know how many. */
  | {
      readonly kind: 'handSeen';
      readonly seat: SeatId;
      readonly of: SeatId;
      readonly count: number;
      readonly cards: readonly CommandCardId[];
    }
  | { readonly kind: 'commandCardsRegained'; readonly seat: SeatId; readonly cards: readonly CommandCardId[] }
  | { readonly kind: 'counterAdvanced'; readonly shows: number; readonly holder: Side }
  | {
      readonly kind: 'victoryTokensGained';
      readonly side: Side;
      readonly count: number;
      readonly source: string;
    };

import type { SeatId } from '@sortie/kernel';
import type { CommandCardId, Rank } from '../catalogue/index.ts';
import type { UnitId } from './ids.ts';

/** What belongs to one player rather than to a unit. */
export interface Player {
  readonly seat: SeatId;
  /** Known to this player alone. */
  readonly hand: readonly CommandCardId[];
  /** Committed facedown this round; secret until it is revealed. lg.command-phase.select.secret */
  readonly selected: CommandCardId | null;
  /** Revealed this round; null before, and when none was played. */
  readonly revealed: CommandCardId | null;
  readonly discarded: readonly CommandCardId[];
  /** Cards that may not be selected this round. */
  readonly barred: readonly CommandCardId[];
  /** The unit that issues the orders of the card. lg.orders.nominate.commander */
  readonly nominated: UnitId | null;
  /**
   * Ranks of the tokens in the order pool, in the order in which they will be drawn: shuffled when the pool is made,
   * so that its front is a blind draw. Secret from everybody. lg.orders.pool.random-draw
   */
  readonly pool: readonly Rank[];
}

/** What everybody sees of a player. */
export type OpenPlayer = Pick<Player, 'seat' | 'revealed' | 'discarded' | 'barred' | 'nominated'>;

import type { AddressBudgets } from '../budgets/address-budgets.ts';
import type { FairTurns } from '../budgets/fair-turns.ts';
import type { UnreadBytes } from '../budgets/unread-bytes.ts';
import type { OpenEvents } from '../events/open-events.ts';
import type { Tables } from '../games/tables.ts';
import type { LiveLimits } from './limits.ts';
import type { WatchedComputers } from './watched-computers.ts';

/** What a socket works with. */
export interface ConnectionDependencies {
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly limits: LiveLimits;
  readonly budgets: AddressBudgets;
  readonly turns: FairTurns;
  readonly unread: UnreadBytes;
  readonly watchedComputers: WatchedComputers;
  readonly onFailure: (error: unknown) => void;
  readonly onRefusal: (problem: string) => void;
}

import type { Command } from '../../catalogue/index.ts';
import type { LogEvent, ShipId, Spending } from '../../model/index.ts';

/** What no single event says, worked out from several of them. */
export type WorkedOut =
  /** What is spent for a command, and the command, in one. */
  | {
      readonly kind: 'commandPaid';
      readonly ship: ShipId;
      readonly command: Command;
      /** Null for a command that a card gives. */
      readonly spend: Spending | null;
    }
  | { readonly kind: 'noAttack'; readonly ship: ShipId };

/** What the log is told from. */
export type ToldEvent = LogEvent | WorkedOut;

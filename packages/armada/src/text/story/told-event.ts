import type { Command } from '../../catalogue/index.ts';
import type { LogEvent, ShipId, Spending, SquadronId, UnitId } from '../../model/index.ts';

/** What no single event says, worked out from several of them. */
export type WorkedOut =
  /** A command with what is spent for it. */
  | {
      readonly kind: 'commandPaid';
      readonly ship: ShipId;
      readonly command: Command;
      /** Null for a command that a card gives. */
      readonly spend: Spending | null;
    }
  | { readonly kind: 'noAttack'; readonly ship: ShipId }
  /** A squadron that was activated and neither moved nor attacked. */
  | { readonly kind: 'stoodBy'; readonly squadron: SquadronId };

/** Events about a token of the defender: who that is, is told with the attack. */
type AboutToken = 'tokenLocked' | 'tokenUnlocked' | 'tokenMarked';

type WithUnit<Event> = Event extends { readonly kind: AboutToken }
  ? Event & { readonly unit?: UnitId }
  : Event;

/** What the log is told from. */
export type ToldEvent = WithUnit<LogEvent> | WorkedOut;

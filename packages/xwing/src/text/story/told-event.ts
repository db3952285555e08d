import type { LogEvent, ShipId } from '../../model/index.ts';

/** What no single event says, worked out from several of them. */
export type WorkedOut =
  | { readonly kind: 'overlapped'; readonly ship: ShipId; readonly others: readonly ShipId[] }
  | { readonly kind: 'actionLost'; readonly ship: ShipId; readonly to: 'overlap' | 'asteroid' | 'time' }
  | { readonly kind: 'noAction'; readonly ship: ShipId; readonly stressed: boolean }
  | { readonly kind: 'noAttack'; readonly ship: ShipId }
  | {
      readonly kind: 'lockOutOfRange';
      readonly ship: ShipId;
      readonly target: ShipId;
      /** Null for a ship that has no place on the table. */
      readonly range: number | null;
    };

/** What the log is told from. */
export type ToldEvent = LogEvent | WorkedOut;

import type { Point } from '@sortie/geometry';
import type { SeatId } from '@sortie/kernel';
import type { AttackFace, DefenseFace } from './dice.ts';
import type { BombTokenId, SatelliteId, ShipId } from './ids.ts';
import type { BombToken, Dispute, Ruling } from './state.ts';

/** What happened to bombs and satellites, and what came from the clock and the players' disputes. */
export type MissionEvent =
  | { readonly kind: 'bombDropped'; readonly bomb: BombToken }
  | { readonly kind: 'bombDetonated'; readonly bomb: BombTokenId; readonly by: ShipId | null }
  | { readonly kind: 'disabledShipMarked'; readonly ship: ShipId }
  | { readonly kind: 'satellitePlaced'; readonly satellite: SatelliteId; readonly at: Point }
  | { readonly kind: 'satelliteScanned'; readonly satellite: SatelliteId; readonly ship: ShipId }
  | { readonly kind: 'satelliteReturned'; readonly satellite: SatelliteId; readonly ship: ShipId }
  | { readonly kind: 'timeExpired' }
  /** The ships that were due a dial and got none. ev.variant.timed-planning.ends-phase */
  | { readonly kind: 'planningTimeExpired'; readonly ships: readonly ShipId[] }
  | { readonly kind: 'disputeCalled'; readonly dispute: Dispute }
  | { readonly kind: 'disputeDropped' }
  /** xw.optional.dispute.rolloff */
  | {
      readonly kind: 'disputeRolled';
      readonly attack: readonly AttackFace[];
      readonly defense: readonly DefenseFace[];
      /** Who rolled more focus results; null when both rolled as many. */
      readonly winner: SeatId | null;
    }
  | { readonly kind: 'disputeSettled'; readonly ruling: Ruling };

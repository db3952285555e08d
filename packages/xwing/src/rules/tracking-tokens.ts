import type { ShipId } from '../model/index.ts';

/** Tracking tokens beside the play area or on a base, and what they stand for. */
export type TrackingTokens =
  /** Their number is that of the round. xw.setup.tracking.counting */
  | { readonly kind: 'rounds'; readonly tokens: number }
  /** Jobs that a mission gives them. xw.setup.tracking.other-uses */
  | { readonly kind: 'shields'; readonly ship: ShipId; readonly tokens: number }
  | { readonly kind: 'disabledShip'; readonly ship: ShipId; readonly tokens: 1 };

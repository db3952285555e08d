import type { LogEvent } from '../model/index.ts';

/** Kinds of events that are left without words, and why. Every other kind is told. */
export const silentEvents: { readonly [Kind in LogEvent['kind']]?: string } = {
  becameActive: 'whose turn it is stands above the board, and what the unit does is told',
  activationBegun: 'the dial that a ship reveals and what a squadron does are told',
  shipActivated: 'what the ship did in its activation was told, or that it did not attack',
  marked: 'a use is counted; what the card did is told',
  damageSuffered: 'a point of damage is counted; the shield, hull or card that it costs is told',
  faceupDue: 'the damage card is told when it is dealt faceup',
  damageCameIntoForce: 'the card was told when it was dealt or turned faceup',
  unitsRemoved: 'that the unit is destroyed was told; its piece is taken off the table',
};

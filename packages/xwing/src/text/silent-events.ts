import type { LogEvent } from '../model/index.ts';

/** Kinds of events that are left without words, and why. Every other kind is told. */
export const silentEvents: { readonly [Kind in LogEvent['kind']]?: string } = {
  locksTurned: 'only which of two locks counts now; both were told when they came',
  dialRemoved: 'a dial that was turned up is put away; the flight that it led to was told',
  becameActive: 'whose turn it is stands above the board, and what the ship does is told',
  activated: 'the flight and the action, or that there was none, are told',
  hadOpportunity: 'the attack, or that there was none, is told',
  marked: 'a use is counted; what the card did is told',
  damageCameIntoForce: 'the card was told when it was dealt or turned faceup',
  damageDrawn: 'only the referee sees cards that are drawn to choose from; what is chosen is told',
  countersExchanged: 'only the referee sees which facedown card takes the place of a counter',
};

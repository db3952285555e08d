/**
 * Who meets whom: exact, seeded and explained. `drawPairings` is what the rules of an event draw a round with; it
 * can be asked by itself, as measurements do.
 */
export {
  type DrawnPair,
  type DrawnPairings,
  drawPairings,
  type PairedPlayer,
  type PairingInput,
} from './draw-pairings.ts';

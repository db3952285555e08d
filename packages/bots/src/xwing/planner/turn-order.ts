import type { XwingView } from '@sortie/xwing/view';
import type { Piece } from './piece.ts';

/** Whether one ship is sure to execute its maneuver before another. xw.activation.tie-both-players */
export function movesBefore({ initiative }: XwingView, one: Piece, other: Piece): boolean {
  if (one.skill !== other.skill) return one.skill < other.skill;
  return one.side !== other.side && initiative === one.side;
}

/** It has executed its maneuver, or the time for that is over. */
export function hasMoved({ phase }: XwingView, { ship: { activated } }: Piece): boolean {
  return phase === 'combat' || phase === 'end' || (phase === 'activation' && activated);
}

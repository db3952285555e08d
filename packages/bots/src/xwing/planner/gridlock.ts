import type { Ground } from './ground.ts';
import { movesOf } from './move.ts';
import type { Mover } from './mover.ts';
import type { Piece } from './piece.ts';

/** So many rounds are waited for the others to give way; the larger squad can spare a ship sooner. */
const PATIENCE = 30;
const LONGER = 8;

/**
 * Ships wedged together at an edge may have no way but off the table, for ever. Then one of them takes it, lest the
 * game never end.
 */
export function breakGridlock(
  { ground, round, pieces }: { ground: Ground; round: number; pieces: readonly Piece[] },
  own: readonly Mover[],
): readonly Mover[] {
  const isLarger = own.length > pieces.length - own.length;
  if (round < PATIENCE + (isLarger ? 0 : LONGER)) return own;
  const wedged = own.findIndex(({ piece }) => isWedged(ground, piece, pieces));
  return own.map((mover, place) =>
    place === wedged
      ? { ...mover, merits: mover.merits.map((merit, m) => (mover.moves[m]!.leaves ? 0 : merit - 30)) }
      : mover,
  );
}

/** With everybody in their places, every move that stays on the table ends where it began. */
function isWedged(ground: Ground, piece: Piece, pieces: readonly Piece[]): boolean {
  const others = pieces.filter(({ id }) => id !== piece.id);
  const moves = movesOf(ground, piece, others);
  return (
    piece.touches.length > 0 &&
    moves.length > 1 &&
    moves.every(
      ({ leaves, bumps, stand }) =>
        leaves || bumps || (stand.x === piece.stand.x && stand.y === piece.stand.y),
    )
  );
}

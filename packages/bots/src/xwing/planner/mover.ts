import type { Move } from './move.ts';
import type { Piece } from './piece.ts';

/** A ship with the moves it may still make and how likely each of them is. */
export interface Mover {
  readonly piece: Piece;
  readonly moves: readonly Move[];
  /** What each move is worth by itself. */
  readonly merits: readonly number[];
  weights: readonly number[];
}

/** Chances that favour the better by far, and leave the worse out. */
export function soften(values: readonly number[], width = 3): readonly number[] {
  const best = Math.max(...values);
  const raw = values.map((value) => Math.max(0, value - best + width));
  const sum = raw.reduce((total, each) => total + each * each, 0);
  return raw.map((each) => (each * each) / sum);
}

/** The moves of a mover that are legal; all of them where none is known to be. */
export function legalPart(mover: Mover, isLegal: (ship: string, move: Move) => boolean): Mover {
  const places = mover.moves.flatMap((move, place) => (isLegal(mover.piece.id, move) ? [place] : []));
  return places.length === 0 ? mover : partOf(mover, places);
}

function partOf(mover: Mover, places: readonly number[]): Mover {
  const merits = places.map((place) => mover.merits[place]!);
  return { ...mover, moves: places.map((place) => mover.moves[place]!), merits, weights: soften(merits) };
}

/** The better moves of a mover, so large a share of them. */
export function bestOf(mover: Mover, share: number): Mover {
  const limit = Math.max(4, Math.floor(mover.moves.length * share));
  const places = mover.merits
    .map((merit, place) => ({ merit, place }))
    .sort((one, other) => other.merit - one.merit || one.place - other.place)
    .slice(0, limit)
    .map(({ place }) => place);
  return partOf(mover, places);
}

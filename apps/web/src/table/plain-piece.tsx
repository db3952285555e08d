import type { Piece } from '@sortie/scene';
import { PieceFigure } from './piece-figure.tsx';

/** A piece looked at more closely: its picture, its name and what is on it. */
export function PlainPiece({ piece }: { readonly piece: Piece }) {
  return (
    <div className="row">
      <PieceFigure shapes={piece.shapes} side={piece.side} size={44} />
      <p>{piece.name}</p>
    </div>
  );
}

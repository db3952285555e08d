import { PieceFigure } from './piece-figure.tsx';
import type { PieceProps } from './table-game.ts';

/** A piece looked at more closely: its picture, its name and what is on it. */
export function PlainPiece({ drawn }: PieceProps) {
  return (
    <div className="row">
      <PieceFigure shapes={drawn.shapes} side={drawn.side} size={44} />
      <p>{drawn.name}</p>
    </div>
  );
}

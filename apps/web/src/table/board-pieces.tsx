import type { Scene } from '@sortie/scene';
import { BoardMarkLabels } from './board-mark-labels.tsx';
import { BoardMarks } from './board-marks.tsx';
import { BoardPiece } from './board-piece.tsx';
import { BoardPieceLabel } from './board-piece-label.tsx';
import type { LayersDrawn } from './layers-drawn.ts';

interface Props {
  readonly pieces: Scene['pieces'];
  readonly marks: LayersDrawn['marks'];
  readonly picks: LayersDrawn['picks'];
  readonly chosen: string | null;
  /** The piece that is reached by the tabulator. */
  readonly tabbed: string | undefined;
  /** From how near each caption can be read whole. */
  readonly near: ReadonlyMap<string, number>;
  readonly isTurned: boolean;
}

/** The pieces between the marks that lie below and above them, with their labels on top. */
export function BoardPieces({ pieces, marks, picks, chosen, tabbed, near, isTurned }: Props) {
  return (
    <>
      <BoardMarks marks={marks.filter((mark) => mark.kind === 'area' && !mark.above)} />
      {pieces.map((piece) => (
        <BoardPiece
          key={piece.id}
          piece={piece}
          pick={picks.get(piece.id)?.pick}
          isChosen={piece.id === chosen}
          isFirst={piece.id === tabbed}
        />
      ))}
      <g className="board-over">
        <BoardMarks marks={marks.filter((mark) => mark.kind === 'line' || mark.above)} />
        {pieces.map((piece) =>
          piece.caption || piece.tokens?.length || piece.state === 'done' ? (
            <BoardPieceLabel
              key={piece.id}
              piece={piece}
              isChosen={piece.id === chosen}
              near={near.get(piece.id) ?? 0}
            />
          ) : null,
        )}
        <BoardMarkLabels marks={marks} isTurned={isTurned} />
      </g>
    </>
  );
}

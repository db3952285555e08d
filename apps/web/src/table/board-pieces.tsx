import type { Scene } from '@sortie/scene';
import { useId } from 'react';
import type { BoardCamera } from './board-camera.ts';
import { BoardLabels } from './board-labels.tsx';
import { BoardMarks } from './board-marks.tsx';
import { BoardPiece } from './board-piece.tsx';
import type { LayersDrawn } from './layers-drawn.ts';

interface Props {
  readonly pieces: Scene['pieces'];
  readonly marks: LayersDrawn['marks'];
  readonly picks: LayersDrawn['picks'];
  readonly chosen: string | null;
  /** The piece that is reached by the tabulator. */
  readonly tabbed: string | undefined;
  /** Pieces that matter now. */
  readonly focus: readonly string[];
  readonly camera: BoardCamera;
  readonly isTurned: boolean;
}

/** The pieces between the marks that lie below and above them, with their labels on top. */
export function BoardPieces({ pieces, marks, picks, chosen, tabbed, focus, camera, isTurned }: Props) {
  const prefix = useId();
  return (
    <>
      <BoardMarks marks={marks.filter((mark) => mark.kind === 'area' && !mark.above)} />
      {pieces.map((piece) => (
        <BoardPiece
          key={piece.id}
          id={`${prefix}${piece.id}`}
          piece={piece}
          pick={picks.get(piece.id)?.pick}
          isChosen={piece.id === chosen}
          isFirst={piece.id === tabbed}
        />
      ))}
      <g className="board-over">
        {/* The piece whose turn it is once more, above the rings of all others. */}
        {pieces.map(({ id, state }) =>
          state === 'active' ? (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a copy takes no focus
            <use key={id} href={`#${prefix}${id}`} aria-hidden="true" />
          ) : null,
        )}
        <BoardMarks marks={marks.filter((mark) => mark.kind === 'line' || mark.above)} />
        <BoardLabels
          pieces={pieces}
          marks={marks}
          focus={focus}
          chosen={chosen}
          camera={camera}
          isTurned={isTurned}
        />
      </g>
    </>
  );
}

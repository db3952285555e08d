import type { Scene } from '@sortie/scene';
import type { ReactNode } from 'react';
import type { BoardCamera } from './board-camera.ts';
import { BoardGhost } from './board-ghost.tsx';
import { BoardGround } from './board-ground.tsx';
import { BoardPieces } from './board-pieces.tsx';
import type { GhostHand } from './ghost-hand.ts';
import type { LayersDrawn } from './layers-drawn.ts';

interface Props {
  readonly scene: Scene;
  readonly drawn: LayersDrawn;
  readonly chosen: string | null;
  /** The piece that is reached by the tabulator. */
  readonly tabbed: string | undefined;
  /** Pieces that matter now. */
  readonly focus: readonly string[];
  readonly camera: BoardCamera;
  readonly hand: GhostHand;
  readonly isTurned: boolean;
  /** Drawn over the pieces. */
  readonly over?: ReactNode;
}

/** The table with everything on it, in millimetres: the camera moves it as a whole. */
export function BoardWorld({ scene, drawn, hand, camera, isTurned, over, ...shown }: Props) {
  const { width, depth } = scene.area;
  const { ghost, marks, picks } = drawn;
  return (
    <g transform={isTurned ? `rotate(180 ${width / 2} ${depth / 2})` : undefined}>
      <BoardGround width={width} depth={depth} />
      <g transform={`translate(0 ${depth})`}>
        <BoardPieces
          {...shown}
          pieces={scene.pieces}
          marks={marks}
          picks={picks}
          camera={camera}
          isTurned={isTurned}
        />
        {over}
        <g className="board-in-hand">
          {ghost ? (
            <BoardGhost
              ghost={ghost}
              hand={hand}
              toTable={(x, y) => camera.toTable(x, y)}
              isTurned={isTurned}
            />
          ) : null}
        </g>
      </g>
    </g>
  );
}

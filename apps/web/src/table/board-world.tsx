import type { Scene } from '@sortie/scene';
import { type ReactNode, Suspense } from 'react';
import { Guard } from '../app/guard.tsx';
import { lazyPart } from '../app/lazy-part.ts';
import type { BoardCamera } from './board-camera.ts';
import { BoardGround } from './board-ground.tsx';
import { BoardPieces } from './board-pieces.tsx';
import type { GhostHand } from './ghost-hand.ts';
import type { LayersDrawn } from './layers-drawn.ts';

/** Comes when something is first put into the hand. */
const BoardGhost = lazyPart(async () => (await import('./board-ghost.tsx')).BoardGhost);

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
      <BoardGround width={width} depth={depth} ground={scene.ground} />
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
            <Guard instead={null} anew={ghost.piece.id}>
              <Suspense fallback={null}>
                <BoardGhost
                  ghost={ghost}
                  hand={hand}
                  toTable={(x, y) => camera.toTable(x, y)}
                  isTurned={isTurned}
                />
              </Suspense>
            </Guard>
          ) : null}
        </g>
      </g>
    </g>
  );
}

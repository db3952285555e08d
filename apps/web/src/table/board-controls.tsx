import { useLayoutEffect } from 'react';
import { BoardButtons } from './board-buttons.tsx';
import type { BoardCamera } from './board-camera.ts';
import { BoardHandButtons } from './board-hand-buttons.tsx';
import type { GhostHand } from './ghost-hand.ts';

interface Props {
  readonly camera: BoardCamera;
  readonly hand: GhostHand;
  /** Whether the hand holds a piece that it may turn. */
  readonly canTurnPiece: boolean;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
  readonly canFollow: boolean;
}

/** Every button that lies over the board; labels keep clear of them. */
export function BoardControls({ camera, hand, canTurnPiece, isTurned, onTurn, canFollow }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons cover other parts of the board
  useLayoutEffect(() => camera.measure(), [camera, canTurnPiece, canFollow]);
  return (
    <>
      <BoardButtons camera={camera} isTurned={isTurned} onTurn={onTurn} canFollow={canFollow} />
      {canTurnPiece ? <BoardHandButtons hand={hand} /> : null}
    </>
  );
}

import type { Scene } from '@sortie/scene';
import type { ReactNode } from 'react';
import { Board } from '../../table/board.tsx';
import type { Focus } from '../../table/camera/focus.ts';
import type { Again } from '../../table/stage/use-again.ts';
import { BoardEffects, BoardStage } from './board-stage.tsx';
import { useWords } from './text/words.ts';
import type { TableStage } from './use-table-stage.ts';

interface PlayBoardProps {
  readonly stage: TableStage;
  readonly again: Again;
  readonly scene: Scene;
  readonly focus: Focus | null;
  readonly chosen: string | null;
  readonly onLook: (piece: string | null) => void;
  /** Whoever looks sits at the far edge. */
  readonly isTurned: boolean;
  /** More buttons over it. */
  readonly children?: ReactNode;
}

/** The board with what is played on it and over it. */
export function PlayBoard({ stage, again, isTurned, children, ...shown }: PlayBoardProps) {
  const say = useWords();
  return (
    <div className="play-board" id="play-board">
      <Board
        key={String(isTurned)}
        {...shown}
        label={say('table')}
        startsTurned={isTurned}
        over={<BoardEffects stage={stage} again={again} />}
      />
      <BoardStage stage={stage} again={again} />
      {children}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { Board } from '../../table/board.tsx';
import { BoardEffects, BoardStage, type BoardStageProps } from './board-stage.tsx';
import { useWords } from './text/words.ts';

type StagedBoardProps = BoardStageProps & Omit<ComponentProps<typeof Board>, 'over' | 'label'>;

/** The board with what is played on it and over it. */
export function StagedBoard({ stage, again, ...board }: StagedBoardProps) {
  const say = useWords();
  return (
    <div className="play-board" id="play-board">
      <Board {...board} label={say('table')} over={<BoardEffects stage={stage} again={again} />} />
      <BoardStage stage={stage} again={again} />
    </div>
  );
}

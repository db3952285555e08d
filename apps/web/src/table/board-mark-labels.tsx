import type { Mark } from '@sortie/scene';
import { memo } from 'react';
import { BoardTag } from './board-tag.tsx';
import { markLabelSpot } from './mark-label-spot.ts';
import { sameData } from './same-data.ts';
import './board-label.css';

interface Props {
  readonly marks: readonly Mark[];
  readonly isTurned: boolean;
}

/** The words on marks, above everything, upright and readable from any distance. */
export const BoardMarkLabels = memo(function BoardMarkLabels({ marks, isTurned }: Props) {
  return marks.map((mark) => {
    const spot = mark.label === undefined ? undefined : markLabelSpot(mark, isTurned);
    if (!spot || mark.label === undefined) return null;
    return (
      <g key={mark.id} transform={`translate(${spot.x} ${-spot.y})`}>
        <g className="board-upright">
          <g className="board-shrink">
            <BoardTag text={mark.label} y={0} look={`mark board-tag-${mark.role}`} />
          </g>
        </g>
      </g>
    );
  });
}, sameData);

import type { Mark } from '@sortie/scene';
import { memo } from 'react';
import { BoardTag } from './board-tag.tsx';
import type { LabelPlace } from './labels/label.ts';
import { markId } from './labels/wishes.ts';
import { markLabelSpot } from './mark-label-spot.ts';
import { sameData } from './same-data.ts';
import './board-label.css';

interface Props {
  readonly marks: readonly Mark[];
  readonly places: ReadonlyMap<string, LabelPlace>;
  readonly isTurned: boolean;
}

/** The words on marks, above everything, upright and readable from any distance. */
export function BoardMarkLabels({ marks, places, isTurned }: Props) {
  return marks.map((mark) => {
    const place = places.get(markId(mark.id));
    return place && mark.label !== undefined ? (
      <BoardMarkLabel key={mark.id} mark={mark} place={place} isTurned={isTurned} />
    ) : null;
  });
}

interface LabelProps {
  readonly mark: Mark;
  readonly place: LabelPlace;
  readonly isTurned: boolean;
}

const BoardMarkLabel = memo(function BoardMarkLabel({ mark, place, isTurned }: LabelProps) {
  const spot = markLabelSpot(mark, isTurned);
  if (!spot) return null;
  return (
    <g transform={`translate(${spot.x} ${-spot.y})`}>
      <g className="board-upright">
        <g className="board-shrink">
          <g data-caption="mark" transform={`translate(${place.x} ${place.y})`}>
            <BoardTag text={mark.label ?? ''} look={`mark board-tag-${mark.role}`} />
          </g>
        </g>
      </g>
    </g>
  );
}, sameData);

import type { Mark } from '@sortie/scene';
import { outlinePath } from '@sortie/scene';
import { memo } from 'react';
import { sameData } from './same-data.ts';
import './board-marks.css';

/** Areas and lines on the table that are no pieces. */
export const BoardMarks = memo(function BoardMarks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map((mark) => (
    <path
      key={mark.id}
      className={`board-mark board-${mark.kind} board-mark-${mark.role}`}
      data-mark={mark.id}
      d={outlinePath(mark.points, mark.kind === 'area')}
    />
  ));
}, sameData);

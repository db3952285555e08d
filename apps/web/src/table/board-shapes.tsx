import type { Piece } from '@sortie/scene';
import { outlinePath } from '@sortie/scene';
import { memo } from 'react';
import { sameData } from './same-data.ts';

/** The drawing of a piece in its own coordinates. */
export const BoardShapes = memo(function BoardShapes({ shapes }: { readonly shapes: Piece['shapes'] }) {
  return shapes.map(({ role, points }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, and keep their order
    <path key={index} className={`board-shape board-shape-${role}`} d={outlinePath(points)} />
  ));
}, sameData);

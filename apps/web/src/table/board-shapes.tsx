import type { Piece } from '@sortie/scene';
import { outlinePath } from '@sortie/scene';
import { memo } from 'react';
import { sameData } from './same-data.ts';

/** The drawing of a piece in its own coordinates; parts of one role that lie on each other are one path. */
export const BoardShapes = memo(function BoardShapes({ shapes }: { readonly shapes: Piece['shapes'] }) {
  return joinRoles(shapes).map(({ role, path }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, and keep their order
    <path key={index} className={`board-shape board-shape-${role}`} d={path} />
  ));
}, sameData);

/** Fewer paths make quicker frames. */
function joinRoles(shapes: Piece['shapes']): readonly { readonly role: string; readonly path: string }[] {
  const joined: { readonly role: string; path: string }[] = [];
  for (const { role, points } of shapes) {
    const last = joined.at(-1);
    if (last?.role === role) last.path += outlinePath(points);
    else joined.push({ role, path: outlinePath(points) });
  }
  return joined;
}

import type { Piece, Scene } from '@sortie/scene';
import type { Act } from './act.ts';

/** The table as it was before a step, with what its acts have changed up to the one that is seen. */
export function stagedScene(scene: Scene, acts: readonly Act[]): Scene {
  const now = acts.at(-1);
  if (!now) return scene;
  const pieces = acts.reduce<readonly Piece[]>((all, act) => changePieces(all, act), scene.pieces);
  const added = now.marks ?? [];
  const kept = scene.marks.filter(({ id }) => !added.some((mark) => mark.id === id));
  return { ...scene, pieces, marks: [...kept, ...added] };
}

function changePieces(pieces: readonly Piece[], act: Act): readonly Piece[] {
  if (act.kind === 'move') {
    const { to, path, others = [] } = act;
    return pieces.map((piece) => {
      if (piece.id === act.piece) return { ...piece, pose: to, ...(path ? { path } : {}) };
      const other = others.find((each) => each.piece === piece.id);
      return other ? { ...piece, pose: other.to } : piece;
    });
  }
  // The effect stands where the piece stood.
  if (act.kind === 'destroyed') return pieces.filter(({ id }) => id !== act.piece);
  return pieces;
}

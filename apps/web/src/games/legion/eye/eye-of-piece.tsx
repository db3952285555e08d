import type { LegionView } from '@sortie/legion/view';
import type { PieceProps, Seen } from '../../../table/table-game.ts';
import { PiecePanel } from '../look/piece-panel.tsx';
import { unitOfPiece } from '../units.ts';
import { EyeButton } from './eye-button.tsx';

interface Props {
  readonly seen: Seen<LegionView>;
  readonly piece: string;
}

/** The eye of a miniature that is looked at; nothing for what has none. A leader's piece has the id of its unit. */
export function EyeOfPiece({ seen, piece }: Props) {
  const unit = unitOfPiece(seen.table, piece);
  const id = piece === unit?.id ? unit.leader : piece;
  const miniature = unit?.miniatures.find((each) => each.id === id);
  return miniature?.stand ? <EyeButton seen={seen} eye={miniature.id} /> : null;
}

/** A piece looked at more closely, and what it sees. */
export function PieceWithEye({ seen, ...piece }: PieceProps<LegionView>) {
  return (
    <>
      <PiecePanel seen={seen} {...piece} />
      <EyeOfPiece seen={seen} piece={piece.piece} />
    </>
  );
}

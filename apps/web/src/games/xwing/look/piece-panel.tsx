import type { XwingView } from '@sortie/xwing';
import type { SeenProps } from '../../table-game.ts';
import { namesFor } from '../names-for.ts';

export function PiecePanel({ seen, piece }: SeenProps<XwingView> & { readonly piece: string }) {
  return <p>{namesFor(seen).ship(piece)}</p>;
}

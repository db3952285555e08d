import { useMemo, useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Focus } from '../../table/camera/focus.ts';
import type { Act } from '../../table/stage/act.ts';
import type { Seen } from '../../table/table-game.ts';

interface Wanted {
  readonly game: PlayedGame;
  readonly seen: Seen;
  /** What is played on the stage. */
  readonly act: Act | undefined;
  readonly onShow: (piece: string) => void;
}

/** What the camera frames: what is played on the stage, a piece that was asked for, or what matters now. */
export function useFocus({
  game,
  seen,
  act,
  onShow,
}: Wanted): readonly [Focus | null, (piece: string) => void] {
  const [framed, setFramed] = useState<{ readonly piece: string; readonly during: number } | null>(null);
  const usual = useMemo(() => game.focusOf(seen), [game, seen]);
  const asked = framed?.during === seen.version ? framed.piece : undefined;
  const focus = useMemo(() => (asked === undefined ? usual : { pieces: [asked] }), [asked, usual]);
  const show = (piece: string) => {
    setFramed({ piece, during: seen.version });
    onShow(piece);
  };
  return [act ? act.focus : focus, show];
}

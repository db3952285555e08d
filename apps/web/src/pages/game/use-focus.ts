import { useCallback, useMemo, useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Focus } from '../../table/camera/focus.ts';
import type { Act } from '../../table/stage/act.ts';
import type { Seen } from '../../table/table-game.ts';

/** What the camera frames: what is played on the stage, a piece that was asked for, or what matters now. */
export function useFocus(
  game: PlayedGame,
  seen: Seen,
  act: Act | undefined,
): readonly [Focus | null, (piece: string) => void] {
  const [framed, setFramed] = useState<{ readonly piece: string; readonly during: number } | null>(null);
  const usual = useMemo(() => game.focusOf(seen), [game, seen]);
  const asked = framed?.during === seen.version ? framed.piece : undefined;
  const focus = useMemo(() => (asked === undefined ? usual : { pieces: [asked] }), [asked, usual]);
  const frame = useCallback((piece: string) => setFramed({ piece, during: seen.version }), [seen.version]);
  return [act ? act.focus : focus, frame];
}

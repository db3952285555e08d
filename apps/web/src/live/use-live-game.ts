import { useEffect, useMemo } from 'react';
import { useStore } from '../app/store.ts';
import { type Live, LiveGame } from './live-game.ts';

/** A seat at a live game for as long as the page shows it. */
export function useLiveGame(
  game: string,
  token: string | undefined,
): { readonly line: LiveGame; readonly live: Live } {
  const line = useMemo(() => new LiveGame(game, token), [game, token]);
  useEffect(() => {
    line.join();
    return () => line.leave();
  }, [line]);
  return { line, live: useStore(line.live) };
}

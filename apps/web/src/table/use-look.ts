import { useCallback, useRef } from 'react';

export interface Look {
  /** Looks at it until something else is looked at. */
  readonly keepAt: (piece: string | null) => void;
  /** Looks at it for as long as the hand is over it. */
  readonly passOver: (piece: string | null) => void;
}

export function useLook(onLook: ((piece: string | null) => void) | undefined): Look {
  const listener = useRef(onLook);
  listener.current = onLook;
  const kept = useRef<string | null>(null);
  const seen = useRef<string | null>(null);
  const look = useCallback((piece: string | null) => {
    if (seen.current === piece) return;
    seen.current = piece;
    listener.current?.(piece);
  }, []);
  const keepAt = useCallback((piece: string | null) => {
    kept.current = piece;
    // It may have been closed elsewhere since.
    seen.current = piece;
    listener.current?.(piece);
  }, []);
  const passOver = useCallback((piece: string | null) => look(piece ?? kept.current), [look]);
  return { keepAt, passOver };
}

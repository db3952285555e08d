import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Act } from './act.ts';

export type Side = 'top' | 'bottom';

/**
 * On which side of a board whose camera stays still there is room for what is shown over it: where the pieces it is
 * about are not. A camera that follows makes room by itself.
 */
export function useFreeSide(act: Act, view: RefObject<HTMLElement | null>): Side | undefined {
  const [side, setSide] = useState<Side>();
  const isStill = useSettings().camera === 'still';
  const pieces = (act.focus?.pieces ?? []).join(' ');
  useLayoutEffect(() => {
    const board = view.current?.parentElement;
    if (!board) return;
    const { top, height } = board.getBoundingClientRect();
    const middles = pieces.split(' ').flatMap((id) => {
      const piece = board.querySelector(`[data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      return piece ? [(piece.top + piece.height / 2 - top) / height] : [];
    });
    setSide((before) => freeSide(middles, before));
  }, [pieces, view]);
  return isStill ? side : undefined;
}

/** It stays where it is for as long as it covers nothing. */
export function freeSide(middles: readonly number[], before: Side | undefined): Side | undefined {
  const covers = { top: middles.some((at) => at < 0.36), bottom: middles.some((at) => at > 0.64) };
  if (before && !covers[before]) return before;
  if (covers.top && !covers.bottom) return 'bottom';
  return covers.bottom && !covers.top ? 'top' : before;
}

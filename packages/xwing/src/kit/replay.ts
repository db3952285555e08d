import type { Kinded, Side } from '@sortie/kernel';
import type { XwingView } from '../view/xwing-view.ts';

/** How a replay of X-Wing is read. */
export const xwingReplay = {
  round: ({ round }: XwingView) => round,
  read: (view: XwingView) =>
    [
      { key: 'points', values: view.scores, shape: 'gain' },
      { key: 'hull', values: [hullLeft(view, 0), hullLeft(view, 1)], shape: 'level' },
    ] as const,
  isHighlight: ({ kind }: Kinded) => kind === 'attackDeclared',
} as const;

/** What must still be shot away: hull without damage, and shields, which a ship is given at the end of set-up. */
function hullLeft({ ships, phase }: XwingView, side: Side): number {
  return ships
    .filter((ship) => ship.side === side && ship.gone === null)
    .reduce((sum, { values, damage, shields }) => {
      const left = Math.max(0, values.hull - damage.length);
      return sum + left + (phase === 'setup' ? values.shields : shields);
    }, 0);
}

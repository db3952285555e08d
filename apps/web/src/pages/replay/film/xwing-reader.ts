import type { Plain, Side } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Reading, ReplayReader } from './replay-engine.ts';

export const xwingReader: ReplayReader = {
  read,
  isAttack: ({ kind }) => kind === 'attackDeclared',
};

function read(table: Plain): Reading {
  const view = table as unknown as XwingView;
  return { round: view.round, points: view.scores, hull: [hullLeft(view, 0), hullLeft(view, 1)] };
}

/** What must still be shot away: hull without damage, and shields, which a ship is given at the end of set-up. */
function hullLeft({ ships, phase }: XwingView, side: Side): number {
  return ships
    .filter((ship) => ship.side === side && ship.gone === null)
    .reduce((sum, { values, damage, shields }) => {
      const left = Math.max(0, values.hull - damage.length);
      return sum + left + (phase === 'setup' ? values.shields : shields);
    }, 0);
}

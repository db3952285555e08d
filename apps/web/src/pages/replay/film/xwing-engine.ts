import type { Game, Plain, Side } from '@sortie/kernel';
import { type XwingView, xwing } from '@sortie/xwing';
import type { Reading, ReplayEngine } from './replay-engine.ts';

export const xwingEngine: ReplayEngine = {
  game: xwing as unknown as Game,
  read,
  isAttack: ({ kind }) => kind === 'attackDeclared',
};

function read(table: Plain): Reading {
  const view = table as unknown as XwingView;
  return { round: view.round, points: view.scores, hull: [hullLeft(view, 0), hullLeft(view, 1)] };
}

/** What must still be shot away: hull without damage, and shields. */
function hullLeft({ ships }: XwingView, side: Side): number {
  return ships
    .filter((ship) => ship.side === side && ship.gone === null)
    .reduce((sum, ship) => sum + Math.max(0, ship.values.hull - ship.damage.length) + ship.shields, 0);
}

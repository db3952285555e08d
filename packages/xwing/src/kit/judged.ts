import type { Outcome, Plain, Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { pilot, upgrade } from '../catalogue/index.ts';
import { shipCost } from '../lists/index.ts';
import type { XwingView } from '../view/xwing-view.ts';

interface Limits {
  readonly points: number | null;
  readonly rounds: number | null;
}

/** Where a limit ends the game, points decide; every other end is the game's own. */
const LIMITS: ReadonlySet<string> = new Set(['xw.optional.limit.rounds', 'xw.optional.limit.time']);

/** X-Wing under a judge: the standard battle alone, for the missions know no round limit. */
export const xwingJudged = {
  optionsOf: ({ points, rounds }: Limits): Readonly<Record<string, Plain>> => ({
    timeLimit: true,
    ...(points === null ? {} : { points }),
    ...(rounds === null ? {} : { roundLimit: rounds }),
  }),
  pointsOf,
  /** Who wins by the game's own rules has won; otherwise more points win. ev.game-end.win, ev.mission-points.decide-game */
  scoreOf(view: XwingView, { winner, rule }: Outcome) {
    const points = pointsOf(view);
    return { points, winner: LIMITS.has(rule) || winner === null ? ahead(points) : winner };
  },
};

/** Enemy ships destroyed, and what the opponent's squad falls short of the limit. ev.mission-points.formula */
function pointsOf(view: XwingView): readonly [number, number] {
  const deficit = (side: Side) => Math.max(0, view.options.points - costOf(view, side));
  const pointsFor = (side: Side) => view.scores[side] + deficit(otherSide(side));
  return [pointsFor(0), pointsFor(1)];
}

function costOf({ ships }: XwingView, side: Side): number {
  return ships
    .filter((ship) => ship.side === side && !ship.reinforcement)
    .reduce(
      (sum, ship) =>
        sum +
        shipCost({
          pilot: pilot(ship.pilot).uid,
          upgrades: ship.upgrades.map(({ card }) => upgrade(card).uid),
        }),
      0,
    );
}

function ahead([first, second]: readonly [number, number]): Side | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

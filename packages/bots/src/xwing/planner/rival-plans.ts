import type { Maneuver } from '@sortie/xwing/catalogue';
import type { Chance } from '../../planning/chance.ts';
import type { Depth } from './depth.ts';
import { expectMoves } from './expect-moves.ts';
import { type Future, futuresOf } from './futures.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { hopesOf, promisesOf, respond } from './respond.ts';

type Flown = Pick<Maneuver, 'speed' | 'bearing'> | null;

/** What each ship of the other side may fly in a round, by one plan of theirs. */
export type RivalPlan = ReadonlyMap<string, Flown>;

/** How differently the other side may judge its moves, in points of a squad. */
const OTHER_MIND = 2;

/** So many plans that the other side may make, thought out as we would in its place. */
export function rivalPlans({ view, others }: Outlook, depth: Depth, chance: Chance): readonly RivalPlan[] {
  const theirs = outlookOf(view, others[0]!.piece.side);
  expectMoves(theirs, depth.rethinks);
  const hopes = hopesOf(theirs, depth.ahead);
  return Array.from({ length: depth.rivals }, () => {
    const futures = futuresOf(theirs.others, depth.futures, chance);
    const promises = promisesOf(theirs, hopes, OTHER_MIND * chance(), chance);
    const plan = respond(theirs, futures, depth, promises);
    return new Map(theirs.own.map(({ piece, moves }, i) => [piece.id, moves[plan[i]!]!.maneuver]));
  });
}

/** The futures in which the other side flies by its plans; who has flown stays where it is. */
export function futuresBy(plans: readonly RivalPlan[], { others }: Outlook): readonly Future[] {
  return plans.map((plan) =>
    others.map(({ piece, moves }) => {
      const flown = plan.get(piece.id);
      const place = moves.findIndex(
        ({ maneuver }) => maneuver?.speed === flown?.speed && maneuver?.bearing === flown?.bearing,
      );
      return Math.max(0, place);
    }),
  );
}

import type { Chance } from '../../planning/chance.ts';
import type { Depth } from './depth.ts';
import type { Future } from './futures.ts';
import { expectedLater, laterWorth } from './look-ahead.ts';
import type { Outlook } from './outlook.ts';
import { standsOverlap } from './stand.ts';

/** How dear it is to run into a friend: no action, and the way of both is lost. */
export const FRIEND_BUMP = 8;

/** So many times dearer among obstacles. */
const TIGHT_BUMP = 5;

/** How gains are weighed against losses: who never closes in never wins. */
const BOLDNESS = 1.3;

/** From this round on. */
const PATIENCE = 25;

/** What each move promises by itself for the round after this one, within the slip of the player. */
export function promisesOf(
  { view }: Outlook,
  hopes: readonly (readonly number[])[],
  slip: number,
  chance: Chance,
): readonly (readonly number[])[] {
  // Squads that have danced around each other for long try something else.
  const wider = slip + Math.min(6, Math.max(0, view.round - PATIENCE) * 0.2);
  return hopes.map((moves) => moves.map((hope) => hope + wider * chance()));
}

/** The moves of a squad that go well together in these futures, as places in the moves of each ship. */
export function respond(
  outlook: Outlook,
  futures: readonly Future[],
  { sweeps }: Depth,
  extras: readonly (readonly number[])[],
): readonly number[] {
  const plan = outlook.own.map(({ merits }) => bestPlace(merits));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    outlook.own.forEach((_, i) => {
      plan[i] = bestMove(outlook, futures, plan, i, extras[i]!);
    });
  }
  return plan;
}

/** What the next round promises after each move of each ship. */
export function hopesOf(outlook: Outlook, weight: number): readonly (readonly number[])[] {
  if (weight === 0) return outlook.own.map(({ moves }) => moves.map(() => 0));
  const later = expectedLater(outlook);
  return outlook.own.map(({ piece, moves }) =>
    moves.map((move) => weight * laterWorth(outlook, piece, move, later)),
  );
}

export function bestPlace(values: readonly number[]): number {
  return values.reduce((best, value, place) => (value > values[best]! ? place : best), 0);
}

/** The best move of one ship while its friends keep to the plan. */
function bestMove(
  outlook: Outlook,
  futures: readonly Future[],
  plan: readonly number[],
  i: number,
  extras: readonly number[],
): number {
  const worst = futures.map((future) => worstOnFriends(outlook, future, plan, i));
  const { merits, moves } = outlook.own[i]!;
  const values = moves.map((_, m) => {
    let sum = 0;
    futures.forEach((future, f) => {
      sum += inFuture(outlook, future, i, m, worst[f]!);
    });
    return (
      merits[m]! + extras[m]! + sum / futures.length - FRIEND_BUMP * bumpsWithFriends(outlook, plan, i, m)
    );
  });
  return bestPlace(values);
}

/** The most that each enemy does to one of the friends. */
function worstOnFriends(
  { own, others, meetings }: Outlook,
  future: Future,
  plan: readonly number[],
  i: number,
): readonly number[] {
  return others.map(({ moves }, j) => {
    let worst = 0;
    own.forEach((_, k) => {
      if (k !== i) worst = Math.max(worst, meetings[k]![j]!.taken[plan[k]! * moves.length + future[j]!]!);
    });
    return worst;
  });
}

function inFuture(
  { others, meetings }: Outlook,
  future: Future,
  i: number,
  m: number,
  worst: readonly number[],
): number {
  let [gain, loss, bumps] = [0, 0, 0];
  for (let j = 0; j < others.length; j++) {
    const index = m * others[j]!.moves.length + future[j]!;
    const meeting = meetings[i]![j]!;
    gain = Math.max(gain, meeting.dealt[index]!);
    // An enemy that has a better target leaves this one alone.
    loss += Math.max(0, meeting.taken[index]! - worst[j]!) + 0.2 * meeting.taken[index]!;
    bumps += meeting.bumps[index]!;
  }
  return BOLDNESS * gain - loss + bumps;
}

/** Friends that would be in each other's way, in the order in which they fly. */
export function bumpsWithFriends({ own }: Outlook, plan: readonly number[], i: number, m: number): number {
  const { piece, moves } = own[i]!;
  const { stand } = moves[m]!;
  let bumps = 0;
  own.forEach((friend, k) => {
    if (k === i) return;
    const there = friend.moves[plan[k]!]!.stand;
    if (standsOverlap(stand, there)) bumps += moves[m]!.isTight ? TIGHT_BUMP : 1;
    else if (
      piece.skill === friend.piece.skill &&
      standsOverlap(stand, friend.piece.stand) &&
      standsOverlap(there, piece.stand)
    )
      bumps += 1;
  });
  return bumps;
}

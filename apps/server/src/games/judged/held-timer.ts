import type { StoredJudging } from '../../storage/stored-judging.ts';
import type { RunningTimer } from '../timer-watch.ts';
import { whyHeld } from './judge-orders.ts';

/**
 * The timer of the rules in a judged game: it stands while the judge holds the game, and then goes on with what was
 * left. That is kept with the game, so that every process tells the same.
 */
export function judgedTimer(
  judging: StoredJudging,
  running: RunningTimer | null,
  /** When this process brought the game up: what ran out before while no server was there begins anew. */
  since: number,
): RunningTimer | null {
  if (!running || whyHeld(judging)) return null;
  const { heldTimer } = judging;
  if (heldTimer?.entries !== running.entries) return running;
  return heldTimer.endsAt === null || heldTimer.endsAt < since
    ? running
    : { ...running, endsAt: heldTimer.endsAt };
}

/** What is kept of the timer after a step that was taken at this time. */
export function noteTimer(
  before: StoredJudging,
  after: StoredJudging,
  running: RunningTimer | null,
  { at, since }: { readonly at: number; readonly since: number },
): StoredJudging {
  const isHeld = whyHeld(after) !== undefined;
  const { heldTimer } = after;
  const isSame = heldTimer?.entries === running?.entries;
  if (!running) return heldTimer ? withoutTimer(after) : after;
  if (isHeld && (whyHeld(before) === undefined || !isSame)) {
    // A run that begins while the game is held, after a rewind, has all its time left.
    const endsAt = judgedTimer(before, running, since)?.endsAt ?? running.endsAt;
    return {
      ...after,
      heldTimer: { entries: running.entries, left: Math.max(0, endsAt - at), endsAt: null },
    };
  }
  if (!isHeld && isSame && heldTimer?.endsAt === null) {
    return { ...after, heldTimer: { ...heldTimer, endsAt: at + heldTimer.left } };
  }
  return after;
}

function withoutTimer(judging: StoredJudging): StoredJudging {
  const rest = { ...judging };
  delete rest.heldTimer;
  return rest;
}

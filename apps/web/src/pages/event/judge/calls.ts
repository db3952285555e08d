import type { JudgeCall, JudgeId } from '@sortie/tournaments/model';
import type { EventView } from '@sortie/tournaments/view';

/** The calls of an event as judges work on them, each in the order in which people called. */
export interface CallQueue {
  readonly open: readonly JudgeCall[];
  readonly appeals: readonly JudgeCall[];
  /** The latest first. */
  readonly done: readonly JudgeCall[];
}

export function callQueue({ calls }: Pick<EventView, 'calls'>): CallQueue {
  const inOrder = calls.toSorted((one, other) => one.at - other.at);
  const isAppealed = ({ appeal }: JudgeCall) => appeal !== null && appeal.decision === null;
  return {
    open: inOrder.filter(({ ruling }) => ruling === null),
    appeals: inOrder.filter(isAppealed),
    done: inOrder.filter((call) => call.ruling !== null && !isAppealed(call)).toReversed(),
  };
}

/** An appeal is the head judge's alone. ev.judges.appeal */
export function mayDecideAppeals({ judges }: Pick<EventView, 'judges'>, judge: JudgeId): boolean {
  return judges.some(({ id, isHead }) => id === judge && isHead);
}

/** How many warnings a player may have before removal is proposed. */
const MOST_WARNINGS = 3;

/** Players with a third warning who are still in: a judge decides whether they are removed. ev.warnings.three */
export function proposedForRemoval({ players }: Pick<EventView, 'players'>) {
  return players.filter(
    ({ warnings, presence }) => (warnings?.length ?? 0) >= MOST_WARNINGS && presence !== 'disqualified',
  );
}

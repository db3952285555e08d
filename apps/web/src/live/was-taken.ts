import { type Decision, equal } from '@sortie/kernel';
import type { LiveView } from '@sortie/protocol';

/** What became of an answer whose reply never came. */
export type Fate = 'taken' | 'lost' | 'unknown';

type Questions = Pick<LiveView, 'version' | 'waitingFor' | 'decisions'>;

/** Whether an answer was taken, seen from the table before it was sent and the table once the line is back. */
export function wasTaken(before: Questions, after: Questions, decision: number): Fate {
  // Every answer that is taken raises the version.
  if (after.version === before.version) return 'lost';
  const asked = before.decisions.find(({ id }) => id === decision);
  // Nobody else was asked, so it was this answer.
  if (before.waitingFor.length < 2) return 'taken';
  // Several answer at the same time: an answered question is settled or gone.
  if (!asked || asked.settled) return 'unknown';
  return after.decisions.some((each) => !each.settled && isSameQuestion(each, asked)) ? 'lost' : 'taken';
}

function isSameQuestion(one: Decision, other: Decision): boolean {
  return one.kind === other.kind && one.seat === other.seat && equal(one.about, other.about);
}

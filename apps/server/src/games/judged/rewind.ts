import type { AnyReferee, Entry, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { isOfClock } from '../game-clock.ts';
import { countingEntries, type Placed } from './counting-entries.ts';

/** Said aside: it is not taken back. */
const ASIDES: ReadonlySet<unknown> = new Set(['say', 'passWindows', 'askAgain']);

/** The answer at this place, as far as it counts and can be taken back. */
export function answerAt(
  { journal }: AnyReferee,
  place: number,
): Extract<Entry, { readonly kind: 'answer' }> | undefined {
  const entry = countingEntries(journal).find((each) => each.place === place)?.entry;
  return entry?.kind === 'answer' ? entry : undefined;
}

/** The place of the last answer of a seat that counts; undefined when it has given none. */
export function lastAnswerOf({ journal }: AnyReferee, seat: string): number | undefined {
  return countingEntries(journal).findLast(({ entry }) => entry.kind === 'answer' && entry.seat === seat)
    ?.place;
}

/** Goes back to before an answer, as a judge. Words once said stay said. */
export function rewind(referee: AnyReferee, to: number): Refusal | undefined {
  if (!answerAt(referee, to)) return refused('table.no-such-step');
  return takeBackAndEnter(referee, to, isAside);
}

/** Takes back that the clock has spoken, and nothing else. */
export function silenceClock(referee: AnyReferee): Refusal | undefined {
  const spoken = countingEntries(referee.journal).find(({ entry }) => isOfClock(entry));
  return spoken && takeBackAndEnter(referee, spoken.place, ({ entry }) => !isOfClock(entry));
}

/** What stays of what came since is entered again behind the undo. */
function takeBackAndEnter(
  referee: AnyReferee,
  to: number,
  stays: (placed: Placed) => boolean,
): Refusal | undefined {
  const kept = countingEntries(referee.journal).filter((each) => each.place >= to && stays(each));
  referee.undoRequest = undefined;
  return referee.enter([{ kind: 'undo', to, by: 'judge' }, ...kept.map(({ entry }) => entry)]);
}

function isAside({ entry }: Placed): boolean {
  if (entry.kind !== 'command') return false;
  const { command } = entry;
  return typeof command === 'object' && command !== null && 'kind' in command && ASIDES.has(command.kind);
}

import type { AnyReferee, Entry, Plain, Refusal } from '@sortie/kernel';
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
  return takeBackAndEnter(referee, { kind: 'undo', to, by: 'judge' }, isAside);
}

/** Takes back that the clock has spoken, and nothing else. */
export function silenceClock(referee: AnyReferee): Refusal | undefined {
  const spoken = countingEntries(referee.journal).find(({ entry }) => isOfClock(entry));
  if (!spoken) return undefined;
  const undo: Undo = { kind: 'undo', to: spoken.place, by: 'judge', keepsDice: true };
  return takeBackAndEnter(referee, undo, ({ entry }) => !isOfClock(entry));
}

type Undo = Extract<Entry, { readonly kind: 'undo' }>;

/** What stays of what came since is entered again behind the undo; under older rules, words as well. */
function takeBackAndEnter(
  referee: AnyReferee,
  undo: Undo,
  stays: (placed: Placed) => boolean,
): Refusal | undefined {
  const kept = countingEntries(referee.journal).filter((each) => each.place >= undo.to && stays(each));
  const said = wordsIn(referee);
  referee.undoRequest = undefined;
  const refusal = referee.enter([undo]);
  if (refusal) return refusal;
  const staysSaid = wordsIn(referee) === said;
  return referee.enter(kept.flatMap(({ entry }) => (staysSaid && isTalk(entry) ? [] : [entry])));
}

function wordsIn({ log }: AnyReferee): number {
  return log.filter(({ kind }) => kind === 'said').length;
}

function isTalk(entry: Placed['entry']): boolean {
  return entry.kind === 'command' && nameOf(entry.command) === 'say';
}

function isAside({ entry }: Placed): boolean {
  return entry.kind === 'command' && ASIDES.has(nameOf(entry.command));
}

function nameOf(command: Plain): unknown {
  return typeof command === 'object' && command !== null && 'kind' in command ? command.kind : undefined;
}

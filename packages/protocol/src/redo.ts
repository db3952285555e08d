import type { AnyReferee, Entry, Refusal, SeatId } from '@sortie/kernel';
import { equal, isRefusal, refused } from '@sortie/kernel';

type Answer = Extract<Entry, { readonly kind: 'answer' }>;

interface Numbered {
  readonly entry: Entry;
  readonly number: number;
}

/** Said aside: it neither is taken back nor is something new. */
const ASIDES: ReadonlySet<unknown> = new Set(['say', 'passWindows', 'askAgain']);

/**
 * The answers that were taken back and can be given again, in their order: until something else is done. The journal
 * keeps what was taken back, so this is found from it at any time.
 */
export function answersTakenBack(journal: readonly Entry[]): readonly Answer[] {
  if (!journal.some(({ kind }) => kind === 'undo')) return [];
  let counting: Numbered[] = [];
  let back: readonly Entry[] = [];
  for (const [number, entry] of journal.entries()) {
    if (entry.kind === 'undo') {
      const taken = counting.filter((each) => each.number >= entry.to && !isAside(each.entry));
      counting = counting.filter((each) => each.number < entry.to);
      back = [...taken.map((each) => each.entry), ...back];
      continue;
    }
    counting.push({ entry, number });
    if (isAside(entry)) continue;
    back = back[0] && isSame(back[0], entry) ? back.slice(1) : [];
  }
  return back.filter((entry): entry is Answer => entry.kind === 'answer');
}

function isAside(entry: Entry): boolean {
  if (entry.kind !== 'command') return false;
  const { command } = entry;
  return typeof command === 'object' && command !== null && 'kind' in command && ASIDES.has(command.kind);
}

function isSame(one: Entry, other: Entry): boolean {
  if (one.kind !== 'answer' || other.kind !== 'answer') return equal({ ...one }, { ...other });
  return (
    one.seat === other.seat &&
    one.question === other.question &&
    (one.key ?? '') === (other.key ?? '') &&
    equal(one.answer, other.answer)
  );
}

/** Who may give again the answer that was taken back first; the others are asked what they answer themselves. */
export function mayRedo(referee: AnyReferee): SeatId | undefined {
  const { journal } = referee;
  const known = found.get(referee);
  if (known?.length === journal.length) return known.seat;
  const seat = referee.outcome ? undefined : answersTakenBack(journal)[0]?.seat;
  found.set(referee, { length: journal.length, seat });
  return seat;
}

const found = new WeakMap<AnyReferee, { readonly length: number; readonly seat: SeatId | undefined }>();

/** Gives again one's own next answer that was taken back, as if it were given anew: nobody else is concerned. */
export function redo(referee: AnyReferee, by: SeatId): { readonly kind: string } | Refusal {
  const next = answersTakenBack(referee.journal)[0];
  if (next?.seat !== by || referee.outcome) return refused('table.nothing-to-redo');
  const open = referee
    .requests()
    .find(
      ({ request, key }) => request.seat === by && request.kind === next.question && key === (next.key ?? ''),
    );
  if (!open) return refused('table.nothing-to-redo');
  const done = referee.answer(by, { decision: open.id, version: referee.version, answer: next.answer });
  return isRefusal(done) ? done : { kind: 'redone' };
}

/** Whoever asked to take back thinks better of it. */
export function withdrawUndo(referee: AnyReferee, by: SeatId): 'kept' | Refusal {
  if (referee.undoRequest?.by !== by) return refused('table.nothing-to-consent-to');
  referee.undoRequest = undefined;
  return 'kept';
}

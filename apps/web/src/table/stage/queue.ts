import type { Act, Step } from './act.ts';
import { type Manner, TOO_LONG, timeOf } from './pace.ts';

/** What is shown now and what is still to be played. Plain data: time comes in from outside. */
export interface Queue<Shown> {
  /** The table as it is when everything has been played. */
  readonly latest: Shown;
  /** The first is being played. */
  readonly steps: readonly Step<Shown>[];
  /** Which act of the first step is seen. */
  readonly place: number;
  /** When it began. */
  readonly since: number;
  /** When it ends; null while it waits for the player. */
  readonly until: number | null;
}

export function idleQueue<Shown>(latest: Shown): Queue<Shown> {
  return { latest, steps: [], place: 0, since: 0, until: null };
}

export function isBusy<Shown>({ steps }: Queue<Shown>): boolean {
  return steps.length > 0;
}

/** It has come to the end of an attack and goes on when the player says so. */
export function isWaiting<Shown>(queue: Queue<Shown>): boolean {
  return isBusy(queue) && queue.until === null;
}

export function actNow<Shown>({ steps, place }: Queue<Shown>): Act | undefined {
  return steps[0]?.acts[place];
}

/** The acts of the running step that have been played, and the one that is. */
export function actsSoFar<Shown>({ steps, place }: Queue<Shown>): readonly Act[] {
  return steps[0]?.acts.slice(0, place + 1) ?? [];
}

/** The table as it was when the running step began. */
export function shownNow<Shown>({ steps, latest }: Queue<Shown>): Shown {
  return steps[0]?.before ?? latest;
}

/** What happened is played after everything that still waits. */
export function addStep<Shown>(
  queue: Queue<Shown>,
  step: Step<Shown>,
  now: number,
  manner: Manner,
): Queue<Shown> {
  if (manner.pace === 'atOnce') return idleQueue(step.after);
  if (step.acts.length === 0) return withLatest(queue, step.after);
  const wasIdle = !isBusy(queue);
  const longer = { ...queue, latest: step.after, steps: [...queue.steps, step] };
  const cut = withoutOldest(longer, manner);
  return wasIdle || cut.steps[0] !== longer.steps[0] ? begin({ ...cut, place: 0 }, now, manner) : cut;
}

/** The table has changed without anything to be seen: a question, who is there. */
export function withLatest<Shown>(queue: Queue<Shown>, latest: Shown): Queue<Shown> {
  const last = queue.steps.at(-1);
  if (!last) return idleQueue(latest);
  return { ...queue, latest, steps: [...queue.steps.slice(0, -1), { ...last, after: latest }] };
}

/** Everything is shown at once. */
export function skipAll<Shown>({ latest }: Queue<Shown>): Queue<Shown> {
  return idleQueue(latest);
}

/** Ends what is over by now. */
export function advance<Shown>(queue: Queue<Shown>, now: number, manner: Manner): Queue<Shown> {
  let ahead = queue;
  while (isBusy(ahead) && ahead.until !== null && now >= ahead.until) {
    const waits = manner.waitsAfterAttack && actNow(ahead)?.isLast === true;
    ahead = waits ? { ...ahead, until: null } : goOn(ahead, ahead.until, manner);
  }
  return ahead;
}

/** Ends the act that is seen, whether or not its time is over. */
export function goOn<Shown>(queue: Queue<Shown>, now: number, manner: Manner): Queue<Shown> {
  const [first, ...others] = queue.steps;
  if (!first) return queue;
  const place = queue.place + 1;
  if (place < first.acts.length) return begin({ ...queue, place }, now, manner);
  return others.length === 0
    ? idleQueue(queue.latest)
    : begin({ ...queue, steps: others, place: 0 }, now, manner);
}

function begin<Shown>(queue: Queue<Shown>, now: number, manner: Manner): Queue<Shown> {
  const act = actNow(queue);
  return act ? { ...queue, since: now, until: now + timeOf(act, manner, timeAhead(queue)) } : queue;
}

/** Milliseconds at the usual pace that are still to be played. */
export function timeAhead<Shown>({ steps, place }: Queue<Shown>): number {
  return steps
    .flatMap(({ acts }, index) => (index === 0 ? acts.slice(place) : acts))
    .reduce((sum, { lasts }) => sum + lasts, 0);
}

/** Whoever asked to be waited for may take any time; for everybody else what is long past is not played. */
function withoutOldest<Shown>(queue: Queue<Shown>, manner: Manner): Queue<Shown> {
  if (manner.waitsAfterAttack || timeAhead(queue) <= TOO_LONG) return queue;
  return { ...queue, steps: queue.steps.slice(-1) };
}

/** What is seen of a queue. */
export interface QueueNow<Shown> {
  readonly shown: Shown;
  readonly act: Act | undefined;
  /** It, and what was played before it in its step. */
  readonly acts: readonly Act[];
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
}

export function readQueue<Shown>(queue: Queue<Shown>): QueueNow<Shown> {
  return {
    shown: shownNow(queue),
    act: actNow(queue),
    acts: actsSoFar(queue),
    isBusy: isBusy(queue),
    isWaiting: isWaiting(queue),
  };
}

/** A value with what it was before and what was taken back. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

const MOST = 100;

export function historyOf<Value>(now: Value): History<Value> {
  return { past: [], now, future: [] };
}

export function recordChange<Value>({ past, now }: History<Value>, next: Value): History<Value> {
  return { past: [...past, now].slice(-MOST), now: next, future: [] };
}

/** One step for a text written letter by letter: `isSame` tells whether the step before was the same writing. */
export function recordWriting<Value>(
  history: History<Value>,
  next: Value,
  isSame: (before: Value, now: Value) => boolean,
): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined || !isSame(before, history.now)) return recordChange(history, next);
  return { ...history, now: next, future: [] };
}

export function undoChange<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redoChange<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, now], now: after, future: rest };
}

/** Offsets along a way, or shares of a line, from one to the other, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What of a range the stretches leave uncovered. Their own ends stay uncovered, so what is left may be one point. */
export function findUncovered(range: Stretch, covering: readonly Stretch[]): readonly Stretch[] {
  const left: Stretch[] = [];
  let reached = range.from;
  for (const { from, to } of covering.toSorted((one, other) => one.from - other.from)) {
    if (to < reached) continue;
    if (from > range.to) break;
    if (from >= reached) left.push({ from: reached, to: from });
    reached = to;
  }
  if (reached <= range.to) left.push({ from: reached, to: range.to });
  return left;
}

/** Those that meet or overlap taken together, in order. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    if (to < from) continue;
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

import type { Entry } from '@sortie/kernel';

/** An entry of a journal with its place in it. */
export interface Placed {
  readonly entry: Exclude<Entry, { readonly kind: 'undo' }>;
  readonly place: number;
}

/** The entries that were not taken back. */
export function countingEntries(journal: readonly Entry[]): readonly Placed[] {
  let counting: Placed[] = [];
  for (const [place, entry] of journal.entries()) {
    if (entry.kind === 'undo') counting = counting.filter((each) => each.place < entry.to);
    else counting.push({ entry, place });
  }
  return counting;
}

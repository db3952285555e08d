/** The next place of a list behind this one; the last place there is when none follows. */
export function nextOf(places: readonly number[], now: number, last: number): number {
  return places.find((place) => place > now) ?? last;
}

/** The place of a list before this one; the beginning when none comes before. */
export function previousOf(places: readonly number[], now: number): number {
  return places.findLast((place) => place < now) ?? 0;
}

/** Where a step leads, within the film. */
export function stepBy(now: number, by: number, last: number): number {
  return Math.min(last, Math.max(0, now + by));
}

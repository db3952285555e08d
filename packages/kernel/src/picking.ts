import type { Picks } from './decision.ts';
import { firstOf } from './lazy-list.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';

/** Which rule forbids picking these; undefined when they may be picked. */
export function refusalOfPicks({ from, least, most, refuse }: Picks, answer: Plain): Refusal | undefined {
  if (!Array.isArray(answer)) return refused('table.malformed-answer', { field: 'picks' });
  const picked = answer as readonly Plain[];
  if (picked.length < least || picked.length > most) {
    return refused('table.wrong-number-of-picks', { least, most });
  }
  const places = new Set<number>();
  for (const item of picked) {
    const place = from.findIndex((each, index) => !places.has(index) && equal(each, item));
    if (place < 0) return refused('table.not-among-picks', { item });
    places.add(place);
  }
  return refuse?.(picked);
}

/** The most picks that are suggested; any other legal pick is accepted too. */
const MOST_SUGGESTED = 128;

/** Legal picks, as many as are worth listing. */
export function suggestedPicks(picks: Picks): readonly (readonly Plain[])[] {
  return firstOf(legalPicks(picks), MOST_SUGGESTED);
}

export function hasLegalPick(picks: Picks): boolean {
  return firstOf(legalPicks(picks), 1).length > 0;
}

function* legalPicks(picks: Picks): Iterable<readonly Plain[]> {
  for (const picked of picks.suggest?.() ?? bySize(picks)) {
    if (refusalOfPicks(picks, picked) === undefined) yield picked;
  }
}

function* bySize({ from, least, most }: Picks): Iterable<readonly Plain[]> {
  for (let size = least; size <= Math.min(most, from.length); size++) yield* combinations(from, size, 0);
}

function* combinations(from: readonly Plain[], size: number, start: number): Iterable<readonly Plain[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = start; index <= from.length - size; index++) {
    for (const rest of combinations(from, size - 1, index + 1)) yield [from[index]!, ...rest];
  }
}

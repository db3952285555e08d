import type { Seat } from '@sortie/kernel';
import type { Person } from '@sortie/protocol';

/** Who sat at the table; a file without names calls them by their numbers. */
export function peopleOf(
  seats: readonly Seat[],
  names: Readonly<Record<string, string>>,
  numbered: (number: number) => string,
): readonly Person[] {
  return seats.map(({ id, side }, place) => ({
    seat: id,
    side,
    who: 'person',
    name: names[id] || numbered(place + 1),
    sat: true,
    present: true,
  }));
}

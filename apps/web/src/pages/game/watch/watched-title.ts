import type { Person } from '@sortie/protocol';

/** A game is called by its players for those who look on; seats that nobody has taken are named so. */
export function watchedTitle(people: readonly Pick<Person, 'name' | 'side'>[], empty: string): string {
  return people
    .toSorted((one, other) => one.side - other.side)
    .map(({ name }) => name || empty)
    .join(' – ');
}

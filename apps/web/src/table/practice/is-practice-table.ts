import type { Seen } from '../table-game.ts';

/** Whether at most one person plays: aids are for practice and never used against people. */
export function isPracticeTable({ people, as }: Pick<Seen, 'people' | 'as'>): boolean {
  const persons = people.filter(({ who }) => who === 'person');
  return persons.length === 1 && persons[0]!.seat === as;
}

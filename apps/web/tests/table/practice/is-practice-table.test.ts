import { expect, test } from 'vitest';
import { isPracticeTable } from '../../../src/table/practice/is-practice-table.ts';

const seat = (id: string, who: 'person' | 'computer') => ({
  seat: id,
  who,
  side: 0 as const,
  name: id,
  sat: true,
  present: true,
});

test('aids are for whoever plays alone or against computers, and for nobody else', () => {
  const against = (other: 'person' | 'computer', as: string) =>
    isPracticeTable({ as, people: [seat('p1', 'person'), seat('p2', other)] });
  expect(against('computer', 'p1')).toBe(true);
  expect(against('computer', 'spectator')).toBe(false);
  expect(against('person', 'p1')).toBe(false);
  expect(isPracticeTable({ as: 'p1', people: [seat('p1', 'person')] })).toBe(true);
});

import { expect, test } from 'vitest';
import { endingOf } from '../../src/live/ending/ending.ts';

const people = [
  { seat: 'p1', side: 0, name: 'Ana' },
  { seat: 'p2', side: 1, name: 'Bruno' },
] as const;
const outcome = (winner: 0 | 1 | null) => ({ winner, rule: 'toy.over' });

test('a game is won or lost by whoever has one seat at it', () => {
  expect(endingOf(outcome(0), people, ['p1'])).toEqual({ kind: 'won' });
  expect(endingOf(outcome(1), people, ['p1'])).toEqual({ kind: 'lost' });
  expect(endingOf(outcome(null), people, ['p1'])).toEqual({ kind: 'drawn' });
});

test('two at one screen and those who look on are told who won', () => {
  expect(endingOf(outcome(1), people, ['p1', 'p2'])).toEqual({ kind: 'wonBy', who: 'Bruno' });
  expect(endingOf(outcome(0), people, [])).toEqual({ kind: 'wonBy', who: 'Ana' });
});

import { afterEach, expect, test, vi } from 'vitest';
import { Pinger } from '../src/live/pinger.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('everybody is asked once in a period, not all at the same moment, and nobody who has left', () => {
  vi.useFakeTimers();
  const pinger = new Pinger(5_000);
  const asked = Array.from({ length: 100 }, () => 0);
  const endings = asked.map((_, index) => pinger.add({ ping: () => asked[index]!++ }));
  vi.advanceTimersByTime(100);
  expect(asked.filter((times) => times === 1)).toHaveLength(2);
  vi.advanceTimersByTime(4_900);
  expect(new Set(asked)).toEqual(new Set([1]));
  endings[7]!();
  vi.advanceTimersByTime(5_000);
  expect(asked.filter((times) => times === 2)).toHaveLength(99);
  expect(asked[7]).toBe(1);
  pinger.close();
  vi.advanceTimersByTime(5_000);
  expect(Math.max(...asked)).toBe(2);
});

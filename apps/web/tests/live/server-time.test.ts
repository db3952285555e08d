import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverTime, setServerTime } from '../../src/live/server-time.ts';

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => vi.useRealTimers());

test('the time is the server’s, however wrong our own clock goes', () => {
  setServerTime(500_000);
  expect(serverTime()).toBe(500_000);
  vi.advanceTimersByTime(2000);
  expect(serverTime()).toBe(502_000);
  setServerTime(100);
  expect(serverTime()).toBe(100);
});

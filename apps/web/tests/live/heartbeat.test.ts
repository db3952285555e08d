import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '../../src/live/heartbeat.ts';

let happened: string[] = [];
let heart: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  heart = new Heartbeat({
    onHello: () => happened.push('hello'),
    onSilence: () => happened.push('silence'),
    onDeath: () => {
      happened.push('death');
      heart.stop();
    },
  });
  heart.begin();
});

afterEach(() => vi.useRealTimers());

test('a line that answers is asked every five seconds and never called silent', () => {
  for (let second = 0; second < 60; second++) {
    const before = happened.length;
    vi.advanceTimersByTime(1000);
    if (happened.length > before) heart.hear();
  }
  expect(new Set(happened)).toEqual(new Set(['hello']));
  expect(happened.length).toBeGreaterThanOrEqual(10);
});

test('a line that owes an answer is silent after three seconds and given up after six', () => {
  heart.expect();
  vi.advanceTimersByTime(2900);
  expect(happened).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(happened).toEqual(['hello', 'silence']);
  vi.advanceTimersByTime(3000);
  expect(happened).toEqual(['hello', 'silence', 'death']);
});

test('whatever the other end says is a sign of life', () => {
  heart.expect();
  vi.advanceTimersByTime(4000);
  heart.hear();
  vi.advanceTimersByTime(4000);
  expect(happened).toEqual(['hello', 'silence']);
});

import { expect, test } from 'vitest';
import { timeLeft } from '../../src/table/time-left.ts';

test('the clock shows hours only when there are any', () => {
  expect(timeLeft(3_661_000, 0)).toEqual({ text: '1:01:01', state: 'usual' });
  expect(timeLeft(600_000, 0)).toEqual({ text: '10:00', state: 'usual' });
});

test('the last five minutes are short, and then it is over', () => {
  expect(timeLeft(300_000, 0)).toEqual({ text: '5:00', state: 'short' });
  expect(timeLeft(1, 0)).toEqual({ text: '0:01', state: 'short' });
  expect(timeLeft(1000, 5000)).toEqual({ text: '0:00', state: 'over' });
});

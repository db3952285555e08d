import { expect, test } from 'vitest';
import { timeLeft } from '../../src/table/time-left.ts';
import { SHORT_TIMER, secondsSaid } from '../../src/table/timer-seconds.ts';

test('the clock shows hours only when there are any', () => {
  expect(timeLeft(3_661_000, 0)).toEqual({ text: '1:01:01', state: 'usual' });
  expect(timeLeft(600_000, 0)).toEqual({ text: '10:00', state: 'usual' });
});

test('the last five minutes are short, and then it is over', () => {
  expect(timeLeft(300_000, 0)).toEqual({ text: '5:00', state: 'short' });
  expect(timeLeft(1, 0)).toEqual({ text: '0:01', state: 'short' });
  expect(timeLeft(1000, 5000)).toEqual({ text: '0:00', state: 'over' });
});

test('a timer is short later than a game', () => {
  expect(timeLeft(31_000, 0, SHORT_TIMER)).toEqual({ text: '0:31', state: 'usual' });
  expect(timeLeft(30_000, 0, SHORT_TIMER)).toEqual({ text: '0:30', state: 'short' });
});

test('it is said at thirty and at ten seconds, and not when time is up', () => {
  expect([120, 30.5, 30, 11, 10, 0.5, 0].map(secondsSaid)).toEqual([
    undefined,
    undefined,
    30,
    30,
    10,
    10,
    undefined,
  ]);
});

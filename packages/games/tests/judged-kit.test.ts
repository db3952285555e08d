import type { Outcome, Plain } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

const xwing = await games.find('xwing')!.judged!();
const armada = await games.find('armada')!.judged!();

/** An X-wing of 21 points against two TIE fighters of 24 points in all. */
const table = (scores: readonly [number, number]) =>
  ({
    options: { points: 100 },
    scores,
    ships: [
      { side: 0, pilot: 'rebel:xwing:rookiepilot', upgrades: [], reinforcement: false },
      { side: 1, pilot: 'imperial:tiefighter:academypilot', upgrades: [], reinforcement: false },
      { side: 1, pilot: 'imperial:tiefighter:academypilot', upgrades: [], reinforcement: false },
    ],
  }) as unknown as Plain;

const outcome = (winner: 0 | 1 | null, rule: string): Outcome => ({ winner, rule });

test('a judged game of X-Wing is the standard battle with a clock and a round limit', () => {
  expect(xwing.optionsOf({ points: null, rounds: 12 })).toEqual({ timeLimit: true, roundLimit: 12 });
  expect(xwing.optionsOf({ points: 60, rounds: null })).toEqual({ timeLimit: true, points: 60 });
});

test('points are ships destroyed and what the opponent falls short of the limit', () => {
  expect(xwing.pointsOf(table([12, 0]))).toEqual([12 + 76, 79]);
});

test('where a limit ends the game more points win, and a winner by the rules of the game stands', () => {
  const byTime = outcome(1, 'xw.optional.limit.time');
  expect(xwing.scoreOf(table([12, 21]), byTime)).toEqual({ points: [88, 100], winner: 1 });
  expect(xwing.scoreOf(table([12, 0]), outcome(0, 'xw.optional.limit.rounds')).winner).toBe(0);
  // Equal ships destroyed: the smaller squad of the opponent decides.
  expect(xwing.scoreOf(table([0, 0]), outcome(null, 'xw.optional.limit.time')).winner).toBe(1);
  expect(xwing.scoreOf(table([3, 0]), outcome(null, 'xw.optional.limit.time')).winner).toBeNull();
  expect(xwing.scoreOf(table([0, 21]), outcome(0, 'xw.winning.last-ship-standing')).winner).toBe(0);
  expect(xwing.scoreOf(table([24, 21]), outcome(null, 'xw.winning.mutual-destruction-draw')).winner).toBe(
    null,
  );
});

test('Armada scores as it does without a judge', () => {
  expect(armada.optionsOf({ points: 180, rounds: 6 })).toEqual({ points: 180, roundLimit: 6 });
  const seen = { scores: [40, 60] } as unknown as Plain;
  expect(armada.pointsOf(seen)).toEqual([40, 60]);
  expect(armada.scoreOf(seen, outcome(1, 'ar.round.six-round-limit'))).toEqual({
    points: [40, 60],
    winner: 1,
  });
});

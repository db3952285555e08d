import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../src/pages/replay/film/replay-engine.ts';
import { gains, gainsApart, levelPath } from '../../../src/pages/replay/film/timeline-plot.ts';

const reading = (hull: readonly [number, number], points: readonly [number, number] = [0, 0]): Reading => ({
  round: 1,
  series: [
    { key: 'hull', values: hull, shape: 'level' },
    { key: 'points', values: points, shape: 'gain' },
  ],
});

describe('the course of a game', () => {
  test('falls in steps where hull is lost', () => {
    const readings = [reading([10, 5]), reading([10, 5]), reading([5, 5]), reading([0, 5])];
    expect(levelPath(readings, 'hull', 0)).toBe('M0 0H2V50H3V100H3');
    expect(levelPath(readings, 'hull', 1)).toBe('M0 50H3');
  });

  test('has a mark wherever a side gained points', () => {
    const readings = [reading([1, 1]), reading([1, 1], [12, 0]), reading([1, 1], [12, 30])];
    expect(gains(readings, 'points')).toEqual([
      { entries: 1, side: 0, points: 12 },
      { entries: 2, side: 1, points: 30 },
    ]);
  });

  test('tells gains that stand close together as one', () => {
    const readings = Array.from({ length: 20 }, (_, place) =>
      reading([1, 1], [place >= 16 ? 60 : place >= 3 ? 30 : place >= 2 ? 10 : 0, 0]),
    );
    expect(gainsApart(readings, 'points', 0.2)).toEqual([
      { entries: 3, side: 0, points: 30 },
      { entries: 16, side: 0, points: 30 },
    ]);
  });
});

import type { Polygon } from '@sortie/geometry';
import { expect } from 'vitest';
import { obstacles } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

shows('ar.known.obstacle.set', 'there are three asteroid fields, two debris fields and a station', () => {
  const kinds = obstacles.map(({ kind }) => kind);
  expect(kinds).toEqual([
    'asteroidField',
    'asteroidField',
    'asteroidField',
    'debrisField',
    'debrisField',
    'station',
  ]);
});

shows('ar.known.obstacle.sizes', 'the obstacles have about the sizes that were measured', () => {
  const stated = [
    [28.4, 68.9],
    [56.2, 60.4],
    [44, 59.4],
    [64.6, 78.6],
    [68.8, 72.8],
    [84.4, 89.7],
  ];
  for (const [at, { outline }] of obstacles.entries()) {
    const xs = outline.points.map(({ x }) => x);
    const ys = outline.points.map(({ y }) => y);
    const extent = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    for (const [side, size] of extent.entries())
      expect(Math.abs(size - stated[at]![side]!)).toBeLessThanOrEqual(0.15);
  }
});

/** The area in square millimetres, counted from edge to edge around the outline. */
function areaOf({ points }: Polygon): number {
  const twice = points.map(({ x, y }, at) => {
    const next = points[(at + 1) % points.length]!;
    return x * next.y - next.x * y;
  });
  return twice.reduce((sum, each) => sum + each, 0) / 2;
}

shows('ar.known.obstacle.sizes', 'every point of an outline counts for the area that it covers', () => {
  const areas = obstacles.map(({ id, outline }) => [id, areaOf(outline).toFixed(2)]);
  expect(Object.fromEntries(areas)).toEqual({
    'asteroid-1': '1573.96',
    'asteroid-2': '2226.05',
    'asteroid-3': '1626.90',
    'debris-1': '2884.97',
    'debris-2': '3295.46',
    station: '5375.79',
  });
});

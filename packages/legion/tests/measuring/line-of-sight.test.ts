import { hasLineOfSight, hasLineOfSightToToken, lineOfSight, placeAt } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';

const from = figure('from', 500, 400);
const to = figure('to', 800, 400);

shows('lg.line-of-sight.any-part', 'one part that shows is enough, and none is not', () => {
  const house = ['house-small', 650, 400] as const;
  const open = { relief: relief(), vehicles: [] };
  const behind = { relief: relief(house), vehicles: [] };
  // The line past the corner of the house at (575, 465) meets the column of 800 at 660.
  expect(hasLineOfSight(from, to, open)).toBe(true);
  expect(hasLineOfSight(from, to, behind)).toBe(false);
  expect(hasLineOfSight(from, figure('to', 800, 650), behind)).toBe(true);
  expect(hasLineOfSight(from, figure('to', 800, 640), behind)).toBe(false);
  expect(lineOfSight(from, to, behind)).toEqual({
    line: undefined,
    hiders: [{ kind: 'terrain', id: 't0' }],
    hidersOfAll: [{ kind: 'terrain', id: 't0' }],
  });
});

shows('lg.line-of-sight.viewpoint', 'sight begins at the top of the miniature above its middle', () => {
  const wall = { relief: relief(['wall-tall', 650, 400, 90]), vehicles: [] };
  expect(hasLineOfSight(from, to, wall)).toBe(false);
  const walker = figure('from', 500, 400, 'at-st');
  expect(lineOfSight(walker, to, wall).line?.from).toEqual({ x: 500, y: 400, z: 200 });
  expect(hasLineOfSight(walker, to, wall)).toBe(true);
});

shows(
  ['lg.line-of-sight.blockers', 'lg.line-of-sight.not-self'],
  'a vehicle in between hides, but neither looker nor target hides itself',
  () => {
    const walker = figure('walker', 650, 400, 'at-st');
    const among = { relief: relief(), vehicles: [walker] };
    expect(lineOfSight(from, to, among)).toEqual({
      line: undefined,
      hiders: [{ kind: 'miniature', id: 'walker' }],
      hidersOfAll: [{ kind: 'miniature', id: 'walker' }],
    });
    expect(hasLineOfSight(from, walker, among)).toBe(true);
    expect(hasLineOfSight(walker, to, among)).toBe(true);
  },
);

shows('lg.base.repulsor-vehicle', 'a miniature on a peg can be looked under', () => {
  const speeder = figure('speeder', 650, 400, 't-47-airspeeder');
  const among = { relief: relief(), vehicles: [speeder] };
  expect(lineOfSight(from, to, among).hiders).toEqual([]);
  const roof = figure('roof', 800, 400, 'stormtroopers', 165);
  expect(lineOfSight(from, roof, among).hiders).toEqual([{ kind: 'miniature', id: 'speeder' }]);
});

shows('lg.line-of-sight.token', 'a token behind a low wall is not seen, on this side of it it is', () => {
  const among = { relief: relief(['wall-low', 780, 400, 90]), vehicles: [] };
  expect(hasLineOfSightToToken(from, placeAt(800, 400, 0), 12.55, among)).toBe(false);
  expect(hasLineOfSightToToken(from, placeAt(700, 400, 0), 12.55, among)).toBe(true);
});

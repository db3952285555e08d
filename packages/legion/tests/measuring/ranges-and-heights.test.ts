import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitCard, units } from '../../src/catalogue/index.ts';
import {
  baseOf,
  type Figure,
  featureOf,
  floorUnder,
  hasLineOfSight,
  heightOf,
  isBeyondRange,
  isWithinRange,
  rangeBetween,
} from '../../src/measuring/index.ts';
import { tableOfView } from '../../src/view/table-of-view.ts';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';

const from = figure('from', 100, 100);
const away = (gap: number, unit?: Parameters<typeof figure>[3]) =>
  figure('to', 100 + 13.5 + gap + baseHalf(unit), 100, unit);

const range = (ones: readonly Figure[], others: readonly Figure[]) =>
  rangeBetween(ones.map(baseOf), others.map(baseOf));

function baseHalf(unit: Parameters<typeof figure>[3] = 'stormtroopers') {
  return { small: 13.5, medium: 25, large: 35, huge: 50, long: 50 }[unitCard(unit).base];
}

shows('lg.range.definition', 'range lies between the edges of two bases, however wide they are', () => {
  for (const unit of ['stormtroopers', 'at-rt', 'at-st'] as const) {
    expect([range([from], [away(152.4, unit)]), range([from], [away(152.5, unit)])]).toEqual([1, 2]);
  }
});

shows(
  ['lg.range.at', 'lg.range.at-span', 'lg.range.within-implies-at'],
  'the nearest part of the closest base says at which range a unit is, and what lies within is at it too',
  () => {
    // A base of 100 mm reaches from segment 1 into segment 2, and is at range 1 alone.
    const across = away(100, 'at-st');
    expect(range([from], [across])).toBe(1);
    expect(isWithinRange(baseOf(from), baseOf(across), 1)).toBe(false);
    expect(range([from], [away(500), across])).toBe(1);
    // At range 1-2: in either segment.
    const isAtOneOrTwo = (gap: number) => range([from], [away(gap)]) <= 2;
    expect([100, 300, 304.8, 304.9].map(isAtOneOrTwo)).toEqual([true, true, true, false]);
    for (let gap = 0; gap < 600; gap += 7) {
      const other = away(gap);
      for (const segment of [1, 2, 3, 4]) {
        if (!isWithinRange(baseOf(from), baseOf(other), segment, segment)) continue;
        expect(range([from], [other])).toBe(segment);
        expect(isBeyondRange(baseOf(from), baseOf(other), segment)).toBe(false);
      }
    }
  },
);

shows('lg.range.premeasure', 'everybody measures at any time, for all that is measured lies open', () => {
  const table = legionTable({
    storm: { unit: 'stormtroopers', at: [300, 300] },
    rebels: { unit: 'rebel-troopers', at: [300, 550] },
  });
  const rangeFor = (viewer: string) =>
    tableOfView(table.seenBy(viewer)).range('storm' as never, 'rebels' as never);
  const before = table.referee.hash();
  expect(['p1', 'p2', 'spectator'].map(rangeFor)).toEqual([2, 2, 2]);
  table.activate('storm');
  expect(['p1', 'p2', 'spectator'].map(rangeFor)).toEqual([2, 2, 2]);
  expect(before).not.toBe('');
});

shows('lg.height.multi-level', 'each step of a piece is a surface of its own height', () => {
  const hill = featureOf({ id: 'hill', piece: 'hill-low', pose: { x: 500, y: 400, heading: 0 } });
  const lower = hill.blocks[0]!;
  const tower = featureOf({ id: 'top', piece: 'tower', pose: { x: 500, y: 400, heading: 0 } }).blocks[0]!;
  const stepped = { ...hill, blocks: [lower, { ...tower, floor: lower.top }] };
  const plain = relief(['hill-low', 500, 400]);
  const both = {
    ...plain,
    features: [stepped],
    squares: plain.squares.map((near) => near.map(() => stepped)),
  };
  const floorAt = (x: number) => floorUnder(both, { x, y: 400 }, 13.5);
  expect([floorAt(500), floorAt(600), floorAt(700)]).toEqual([165, 30, 0]);
  expect([heightOf(165 - 30), heightOf(165), heightOf(30)]).toEqual([1, 2, 1]);
});

shows('lg.height.trooper-miniature', 'every trooper is about 40 mm tall, far below height 1', () => {
  const troopers = units.filter(({ type }) => type === 'trooper');
  expect(troopers.length).toBeGreaterThan(15);
  for (const { id, height } of troopers) {
    expect([id, height.top >= 35 && height.top <= 55]).toEqual([id, true]);
    expect(height.top).toBeLessThan(152.4 / 2);
  }
  const mean = troopers.reduce((sum, { height }) => sum + height.top, 0) / troopers.length;
  expect(Math.abs(mean - 42)).toBeLessThan(3);
});

shows(
  'lg.line-of-sight.trooper-never-blocks',
  'whoever is hidden by troopers alone is seen, and behind a vehicle of that size nobody',
  () => {
    const among = { relief: relief(), vehicles: [] };
    const target = figure('to', 500, 100);
    expect(hasLineOfSight(from, target, among)).toBe(true);
    const tank = figure('tank', 300, 100, 'at-st');
    const table = (unit: string, x: number) =>
      legionTable({
        storm: { unit: 'stormtroopers', at: [200, 300], left: 1 },
        rebels: { unit: 'rebel-troopers', at: [500, 300], left: 1 },
        between: { unit, at: [x, 300, 0], side: 0 } as never,
      });
    const sees = (unit: string) =>
      tableOfView(table(unit, 350).seenBy('p1')).sees('storm' as never, 'rebels' as never);
    expect([sees('snowtroopers'), sees('chewbacca'), sees('e-web-heavy-blaster-team')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(sees('at-st')).toBe(false);
    expect(hasLineOfSight(from, target, { ...among, vehicles: [tank] })).toBe(false);
  },
);

import { disc } from '@sortie/geometry';
import {
  baseOf,
  type Figure,
  heightOf,
  isBeyondRange,
  isInFiringArc,
  isWhollyInZone,
  isWithinRange,
  nearestEdges,
  rangeBetween,
  zoneOf,
} from '@sortie/legion/measuring';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';

const from = figure('from', 100, 100);
const range = (ones: readonly Figure[], others: readonly Figure[]) =>
  rangeBetween(ones.map(baseOf), others.map(baseOf));
const at = (gap: number) => figure('to', 100 + 27 + gap, 100);

shows(
  [
    'lg.range.count-segments',
    'lg.range.boundary-lower',
    'lg.range.segment-length',
    'lg.range.ruler-four-segments',
  ],
  'range counts segments from edge to edge, and a ridge that is touched is the lower one',
  () => {
    expect([0, 152.4, 152.5, 304.8, 304.9, 609.6, 609.7].map((gap) => range([from], [at(gap)]))).toEqual([
      1, 1, 2, 2, 3, 4, 5,
    ]);
  },
);

shows('lg.range.horizontal-projection', 'height does not count in range', () => {
  expect(range([from], [figure('to', 250, 100, 'stormtroopers', 165)])).toBe(1);
});

shows(
  ['lg.range.between-units-closest', 'lg.range.attack-from-leader'],
  'units are as far apart as their closest miniatures',
  () => {
    expect(range([from, at(300)], [at(400), at(700)])).toBe(1);
    expect(range([from], [at(400), at(700)])).toBe(3);
  },
);

shows(
  ['lg.range.within', 'lg.range.within-span', 'lg.range.beyond'],
  'within a range is the whole base, beyond it no part',
  () => {
    const inside = (gap: number, most: number, least?: number) =>
      isWithinRange(baseOf(from), baseOf(at(gap)), most, least);
    expect([125.4, 125.5].map((gap) => inside(gap, 1))).toEqual([true, false]);
    expect([152.4, 152].map((gap) => inside(gap, 2, 2))).toEqual([true, false]);
    expect([152.4, 152.5].map((gap) => isBeyondRange(baseOf(from), baseOf(at(gap)), 1))).toEqual([
      false,
      true,
    ]);
  },
);

shows(
  ['lg.height.definition', 'lg.height.boundary-lower'],
  'height counts segments upwards, a line that is reached is the lower one',
  () => {
    expect([0, 41.9, 152.4, 152.5, 304.8, -165].map(heightOf)).toEqual([0, 1, 1, 2, 2, 2]);
  },
);

shows(
  [
    'lg.firing-arc.front',
    'lg.firing-arc.rear',
    'lg.firing-arc.sides',
    'lg.firing-arc.any-part',
    'lg.firing-arc.projection',
  ],
  'a base on a firing line is in both arcs',
  () => {
    const walker = {
      ...figure('walker', 500, 400, 'at-st'),
      stand: { x: 500, y: 400, level: 0, heading: 90 },
    };
    const arcs = (x: number, y: number) =>
      (['front', 'right', 'rear', 'left'] as const).filter((arc) =>
        isInFiringArc(walker, arc, figure('to', x, y)),
      );
    expect([
      arcs(800, 400),
      arcs(200, 400),
      arcs(500, 800),
      arcs(500, 100),
      arcs(800, 700),
      arcs(300, 200),
    ]).toEqual([['front'], ['rear'], ['left'], ['right'], ['front', 'left'], ['right', 'rear']]);
  },
);

shows('lg.setup.deploy.bases-fully-inside', 'a base that touches the border is not inside', () => {
  const corner = zoneOf([
    { x: 0, y: 0 },
    { x: 600, y: 0 },
    { x: 600, y: 150 },
    { x: 300, y: 150 },
    { x: 300, y: 400 },
    { x: 0, y: 400 },
  ]);
  const inside = (x: number, y: number) => isWhollyInZone(figure('m', x, y), corner);
  expect([
    inside(20, 20),
    inside(13.5, 20),
    inside(500, 136.5),
    inside(500, 136),
    inside(290, 155),
    inside(280, 160),
    inside(305, 160),
  ]).toEqual([true, false, false, true, false, true, false]);
});

test('the nearest edge of the table, or both when they are equally near', () => {
  expect(nearestEdges(figure('m', 100, 300), relief())).toEqual(['west']);
  expect(nearestEdges(figure('m', 200, 200), relief())).toEqual(['south', 'west']);
  expect(isWithinRange(disc({ x: 0, y: 0 }, 10), disc({ x: 20, y: 0 }, 10), 1)).toBe(true);
});

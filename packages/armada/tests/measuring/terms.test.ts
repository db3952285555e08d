import { expect } from 'vitest';
import { baseOf, distanceBands, isWithin, squadronBase } from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship } from './places.ts';

shows('ar.range.term-within', 'what touches a piece or lies on it is within distance 1 of it', () => {
  const base = baseOf(ship('cr90', 0, 0));
  for (const y of [35.5 + 17.1, 35.5, 0])
    expect([y, isWithin(distanceBands(1), base, squadronBase({ x: 0, y }))]).toEqual([y, true]);
});

shows(
  'ar.range.measure.ignore-dials-and-sliders',
  'a squadron is its disc of 34.2 mm, wherever its slider stands',
  () => {
    expect(squadronBase({ x: 100, y: 200 }).box).toEqual({
      minX: 82.9,
      minY: 182.9,
      maxX: 117.1,
      maxY: 217.1,
    });
  },
);

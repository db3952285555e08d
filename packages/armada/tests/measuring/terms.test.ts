import { expect } from 'vitest';
import {
  baseOf,
  distanceBands,
  distanceBetweenShips,
  isWithin,
  rangeOfAttack,
  squadronBase,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship, zone } from './places.ts';

shows(
  ['ar.range.term-within', 'ar.range.term-min-max'],
  'what touches a piece or lies on it is within distance 1 of it',
  () => {
    const base = baseOf(ship('cr90', 0, 0));
    for (const y of [35.5 + 17.1, 35.5, 0])
      expect([y, isWithin(distanceBands(1), base, squadronBase({ x: 0, y }))]).toEqual([y, true]);
  },
);

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

shows(
  'ar.range.ruler-length-300',
  'what the ruler does not reach is beyond distance 5 and long range',
  () => {
    const [here, there] = [ship('cr90', 0, 0), ship('cr90', 400, 0)];
    expect(distanceBetweenShips(here, there)).toBe(6);
    expect(rangeOfAttack(zone(here, 'right'), zone(there, 'left'))).toBe('beyond');
  },
);

import { expect } from 'vitest';
import { baseOf, distanceBands, isWithin, squadronBase } from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship } from './places.ts';

shows('ar.range.term-within', 'what touches a piece or lies on it is within distance 1 of it', () => {
  const base = baseOf(ship('cr90', 0, 0));
  for (const y of [35.5 + 17.1, 35.5, 0])
    expect([y, isWithin(distanceBands(1), base, squadronBase({ x: 0, y }))]).toEqual([y, true]);
});

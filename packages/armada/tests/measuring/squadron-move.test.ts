import { expect } from 'vitest';
import {
  DISTANCE_LIMITS,
  isFreeForSquadron,
  isInSquadronReach,
  squadronReach,
  squadronsOverlap,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship } from './places.ts';

const from = { x: 100, y: 100 };

shows(
  ['ar.squadron-move.max-distance', 'ar.squadron-move.straight-line', 'ar.speed.squadron-value'],
  'no part of the base passes the end of the band, in any direction',
  () => {
    expect([1, 2, 3, 4, 5].map(squadronReach)).toEqual([...DISTANCE_LIMITS]);
    for (const speed of [1, 3, 5]) {
      const limit = DISTANCE_LIMITS[speed - 1]!;
      const along = (by: number) => ({ x: 100 + by * 0.6, y: 100 - by * 0.8 });
      expect(isInSquadronReach(from, along(limit), speed)).toBe(true);
      expect(isInSquadronReach(from, along(limit + 0.02), speed)).toBe(false);
    }
    expect(isInSquadronReach(from, { x: 101, y: 100 }, 0)).toBe(false);
  },
);

shows('ar.squadron-move.may-stay', 'staying put is a move within reach', () => {
  expect(isInSquadronReach(from, from, 3)).toBe(true);
  expect(isInSquadronReach(from, from, 0)).toBe(true);
});

shows('ar.squadron-move.no-overlap', 'a squadron may touch ships and squadrons, not overlap them', () => {
  const cr90 = ship('cr90', 300, 300);
  expect(squadronsOverlap(from, { x: 134.2, y: 100 })).toBe(false);
  expect(squadronsOverlap(from, { x: 134.18, y: 100 })).toBe(true);
  expect(isFreeForSquadron({ x: 134.2, y: 100 }, [cr90], [from])).toBe(true);
  expect(isFreeForSquadron({ x: 134.1, y: 100 }, [cr90], [from])).toBe(false);
  expect(isFreeForSquadron({ x: 300, y: 300 + 39.4 + 17.1 }, [cr90], [])).toBe(true);
  expect(isFreeForSquadron({ x: 300, y: 300 + 39.4 + 17 }, [cr90], [])).toBe(false);
});

import { inContact, type Point } from '@sortie/geometry';
import { expect } from 'vitest';
import {
  baseWithDialsOf,
  type Displacement,
  displacedPlaces,
  nearestDisplacedPlace,
  squadronBase,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship } from './places.ts';

/** Puts squadrons back one by one, each as far north as it will go, until so many stand or none has room. */
function putBackNorth({ ship: around, area }: Pick<Displacement, 'ship' | 'area'>, most: number) {
  const placed: Point[] = [];
  const now = (): Displacement => ({ ship: around, ships: [around], squadrons: placed, area });
  for (let index = 0; index < most; index++) {
    const at = nearestDisplacedPlace(now(), { x: around.pose.x, y: 900 });
    if (!at) break;
    placed.push(at);
  }
  return { placed, left: displacedPlaces(now(), 10) };
}

/** How many squadrons lie between each one and the ship. */
function ringsOf(around: Displacement['ship'], placed: readonly Point[]): readonly number[] {
  const rings: number[] = [];
  for (const [index, at] of placed.entries()) {
    const base = squadronBase(at);
    const inner = placed
      .slice(0, index)
      .flatMap((other, place) => (inContact(squadronBase(other), base) ? [rings[place]! + 1] : []));
    rings.push(inContact(baseWithDialsOf(around), base) ? 0 : Math.min(...inner));
  }
  return rings;
}

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'no squadron goes back farther out while there is room in a ring nearer to the ship',
  () => {
    const cr90 = ship('cr90', 500, 400);
    const { placed } = putBackNorth({ ship: cr90, area: { width: 1800, depth: 900 } }, 34);
    const rings = ringsOf(cr90, placed);
    expect(rings).toHaveLength(34);
    expect(rings).toEqual(rings.toSorted((one, other) => one - other));
    expect(new Set(rings)).toEqual(new Set([0, 1, 2]));
  },
);

shows('ar.overlap.squadrons-placed-by-opponent', 'when the whole area is taken, no place is left', () => {
  const cr90 = ship('cr90', 60, 55);
  const { placed, left } = putBackNorth({ ship: cr90, area: { width: 120, depth: 110 } }, 20);
  expect(placed.length).toBeGreaterThan(2);
  expect(placed.length).toBeLessThan(20);
  expect(left).toEqual([]);
});

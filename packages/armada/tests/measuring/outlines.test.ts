import { isInside, overlaps, type Polygon } from '@sortie/geometry';
import { expect } from 'vitest';
import { hullZones, type ShipClass, shipClasses } from '../../src/catalogue/index.ts';
import {
  adjacentZones,
  baseOf,
  baseWithDialsOf,
  obstacleShape,
  squadronBase,
  targetingPointOf,
  tokenOf,
  zoneOf,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { obstacleAt, rounded, ship } from './places.ts';

function areaOf({ points }: Polygon): number {
  return points.reduce((sum, point, index) => {
    const previous = points.at(index - 1)!;
    return sum + (previous.x * point.y - previous.y * point.x) / 2;
  }, 0);
}

function extent({ box }: { readonly box: { minX: number; maxX: number; minY: number; maxY: number } }) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(box.maxX - box.minX), round(box.maxY - box.minY)];
}

shows(
  ['ar.hull-zone.definition', 'ar.hull-zone.four', 'ar.known.base.token-size'],
  'the four hull zones are the whole token and no part of the plastic, and do not overlap',
  () => {
    for (const shipClass of shipClasses) {
      const placed = ship(shipClass, 300, 200, 30);
      const zones = hullZones.map((zone) => zoneOf(placed, zone));
      const token = tokenOf(placed);
      expect(zones.length).toBe(4);
      expect(zones.reduce((sum, zone) => sum + areaOf(zone), 0)).toBeCloseTo(areaOf(token), 6);
      expect(
        zones.every(({ points, convex }) => convex && points.every((each) => isInside(each, token))),
      ).toBe(true);
      expect(zones.some((one, index) => zones.slice(index + 1).some((other) => overlaps(one, other)))).toBe(
        false,
      );
      expect(areaOf(token)).toBeLessThan(areaOf(baseOf(placed)));
    }
    expect(extent(tokenOf(ship('cr90', 0, 0)))).toEqual([38.4, 69.8]);
    expect(extent(tokenOf(ship('victory', 0, 0)))).toEqual([58.8, 100.8]);
  },
);

/** The corners of a zone in the order of the token, from the front edge of the token as the catalogue has them. */
function cornersFromFront(shipClass: ShipClass, zone: 'front' | 'right' | 'rear'): readonly string[] {
  const placed = ship(shipClass, 0, 0);
  const front = tokenOf(placed).box.maxY;
  return zoneOf(placed, zone)
    .points.filter(({ x }) => x >= 0)
    .map((point) => rounded({ x: point.x, y: front - point.y }))
    .map(({ x, y }) => `${x} ${y}`)
    .toSorted();
}

shows('ar.known.arc.cr90', 'the lines of a CR90 meet in one point behind its middle', () => {
  expect(cornersFromFront('cr90', 'front')).toEqual(['0 42.8', '19.2 0', '19.2 21.6']);
  expect(cornersFromFront('cr90', 'right')).toEqual(['0 42.8', '19.2 21.6', '19.2 64']);
  expect(cornersFromFront('cr90', 'rear')).toEqual(['0 42.8', '19.2 64', '19.2 69.8']);
});

shows('ar.known.arc.nebulon-b', 'the front lines of a Nebulon-B leave its token at the corners', () => {
  expect(cornersFromFront('nebulonB', 'front')).toEqual(['0 34.9', '19.2 0']);
  expect(cornersFromFront('nebulonB', 'right')).toEqual(['0 34.9', '19.2 0', '19.2 68.9']);
});

shows('ar.known.arc.victory', 'the front and the rear lines of a Victory meet apart', () => {
  expect(cornersFromFront('victory', 'front')).toEqual(['0 46.6', '29.4 0', '29.4 24']);
  expect(cornersFromFront('victory', 'right')).toEqual(['0 46.6', '0 47.5', '29.4 24', '29.4 77.7']);
  expect(cornersFromFront('victory', 'rear')).toEqual(['0 47.5', '29.4 100.8', '29.4 77.7']);
});

shows(
  ['ar.known.arc.gladiator', 'ar.known.arc.assault-frigate'],
  'the lines of Gladiator and Assault Frigate leave the sides near the corners',
  () => {
    expect(cornersFromFront('gladiator', 'right')).toEqual(['0 33.9', '19.2 6', '19.2 62.6']);
    expect(cornersFromFront('assaultFrigate', 'right')).toEqual(['0 47', '29.4 3.1', '29.4 85.1']);
  },
);

shows(
  'ar.known.arc.targeting-points',
  'every targeting point lies in its own zone, the side ones mirrored',
  () => {
    for (const shipClass of shipClasses) {
      const placed = ship(shipClass, 100, 100, 77);
      for (const zone of hullZones) {
        const inside = hullZones.filter((each) =>
          isInside(targetingPointOf(placed, zone), zoneOf(placed, each)),
        );
        expect(inside).toEqual([zone]);
      }
    }
    const victory = ship('victory', 0, 0);
    expect(targetingPointOf(victory, 'right')).toEqual({ x: 20, y: -1.3 });
    expect(targetingPointOf(victory, 'left')).toEqual({ x: -20, y: -1.3 });
    expect(rounded(targetingPointOf(ship('victory', 500, 500, 90), 'front'))).toEqual({ x: 538.6, y: 500 });
  },
);

shows('ar.hull-zone.adjacency', 'zones that share an arc line are adjacent', () => {
  expect(Object.fromEntries(hullZones.map((zone) => [zone, adjacentZones(zone)]))).toEqual({
    front: ['left', 'right'],
    left: ['front', 'rear'],
    right: ['front', 'rear'],
    rear: ['left', 'right'],
  });
});

shows(
  ['ar.known.base.outline-with-rails', 'ar.known.base.shield-dial-outline', 'ar.overlap.shield-frames-count'],
  'a ship has a base to measure from, and one with rails and dial frames that overlaps',
  () => {
    const [small, medium] = [ship('cr90', 0, 0), ship('victory', 0, 0)];
    expect(extent(baseOf(small))).toEqual([41, 71]);
    expect(extent(baseOf(medium))).toEqual([61, 102]);
    expect(extent(baseWithDialsOf(small))).toEqual([48.8, 78.8]);
    expect(extent(baseWithDialsOf(medium))).toEqual([68.8, 109.8]);
    const body = baseWithDialsOf(small);
    expect(isInside({ x: 21.4, y: 30 }, body)).toBe(true);
    expect(isInside({ x: 21.6, y: 30 }, body)).toBe(false);
    expect(isInside({ x: 24.3, y: 4 }, body)).toBe(true);
    expect(isInside({ x: 24.3, y: 6 }, body)).toBe(false);
    expect(isInside({ x: 4, y: -39.3 }, body)).toBe(true);
    expect(isInside({ x: 10, y: -36 }, body)).toBe(false);
  },
);

shows('ar.known.base.squadron-diameter', 'a squadron base is a disc', () => {
  expect(extent(squadronBase({ x: 1, y: 2 }))).toEqual([34.2, 34.2]);
});

shows('ar.known.obstacle.sizes', 'obstacles are turned with their pose', () => {
  const [upright, turned] = [obstacleAt('asteroid-1', 0, 0), obstacleAt('asteroid-1', 0, 0, 90)];
  expect(extent(obstacleShape(upright))).toEqual([28.4, 68.9]);
  expect(extent(obstacleShape(turned))).toEqual([68.9, 28.4]);
});

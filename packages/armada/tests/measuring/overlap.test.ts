import { inContact, overlaps, type Point } from '@sortie/geometry';
import { expect } from 'vitest';
import {
  baseOf,
  baseWithDialsOf,
  type Course,
  coversTool,
  type Displacement,
  displacedPlaces,
  flyCourse,
  isDisplacedPlace,
  isFreeForSquadron,
  nearestDisplacedPlace,
  nearestShips,
  overlapsSquadron,
  posesAlong,
  shipOverlapsObstacle,
  shipsOverlap,
  squadronBase,
  squadronOverlapsObstacle,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { obstacleAt, ship } from './places.ts';

const area = { width: 1800, depth: 900 };
const cr90 = ship('cr90', 500, 200);
const straight = (speed: number): Course => ({
  clicks: Array.from({ length: speed }, () => 0),
  side: 'left',
});

shows(
  ['ar.overlap.shield-frames-count', 'ar.overlap.ship-reduce-speed'],
  'ships overlap with their dials; touching is not overlapping',
  () => {
    const ahead = (gap: number) => ship('cr90', 500, 200 + 2 * 39.4 + gap);
    expect(shipsOverlap(cr90, ahead(0))).toBe(false);
    expect(shipsOverlap(cr90, ahead(-0.02))).toBe(true);
    expect(overlaps(baseOf(cr90), baseOf(ahead(-0.02)))).toBe(false);
    // Beside each other the rails meet where no dial stands out.
    expect(shipsOverlap(cr90, ship('cr90', 543, 250))).toBe(false);
    expect(shipsOverlap(cr90, ship('cr90', 542.9, 250))).toBe(true);
    expect(shipsOverlap(cr90, ship('cr90', 543, 205))).toBe(true);
  },
);

shows(
  'ar.overlap.ship-reduce-speed',
  'a ship that would overlap another moves at the next lower speed that is free',
  () => {
    const inTheWay = ship('victory', 500, 200 + 3 * 68.4, 90);
    const flown = flyCourse(cr90, straight(3), [cr90, inTheWay]);
    expect(flown).toEqual({
      pose: posesAlong(cr90, straight(3))[1],
      speed: 1,
      overlapped: [inTheWay],
      nearest: [inTheWay],
    });
    expect(flyCourse(cr90, straight(1), [cr90, inTheWay])).toEqual({
      pose: posesAlong(cr90, straight(1))[1],
      speed: 1,
      overlapped: [],
      nearest: [],
    });
  },
);

shows(
  ['ar.overlap.ship-reduce-speed', 'ar.ship-move.passes-through'],
  'what stands on the way is passed, only the ends are looked at',
  () => {
    const onTheWay = ship('cr90', 500, 200 + 2 * 68.4, 90);
    expect(flyCourse(cr90, straight(4), [onTheWay]).speed).toBe(4);
    expect(flyCourse(cr90, straight(2), [onTheWay]).speed).toBe(1);
  },
);

shows(
  ['ar.overlap.ship-reduce-speed', 'ar.overlap.speed-zero-still-resolves'],
  'at speed 0 the ship stays where it was, pushed back from all it overlapped',
  () => {
    const near = ship('cr90', 500, 200 + 78.8);
    const far = ship('victory', 500, 200 + 250, 90);
    const flown = flyCourse(cr90, straight(3), [far, near]);
    expect(flown.pose).toBe(cr90.pose);
    expect(flown.speed).toBe(0);
    expect(flown.overlapped).toEqual([far, near]);
    expect(flown.nearest).toEqual([near]);
  },
);

shows(
  'ar.overlap.ship-damage-both',
  'the nearest is judged base to base from where the ship ends, ties left open',
  () => {
    const [left, right] = [ship('cr90', 440, 300), ship('cr90', 560, 300)];
    expect(nearestShips(cr90, [left, right])).toEqual([left, right]);
    expect(nearestShips(cr90, [left, ship('cr90', 560, 300.5)])).toEqual([left]);
    expect(nearestShips(cr90, [])).toEqual([]);
  },
);

shows(
  'ar.overlap.reduced-may-cover-tool',
  'pushed back it keeps its course and side, though it lies on the tool',
  () => {
    const course: Course = { clicks: [-2, 2], side: 'right' };
    const [, once, twice] = posesAlong(cr90, course);
    expect(coversTool(cr90, course)).toBe(false);
    expect(coversTool(cr90, { clicks: [-2], side: 'right' })).toBe(true);
    const inTheWay = ship('cr90', twice!.x, twice!.y + 60, 90);
    expect(flyCourse(cr90, course, [inTheWay])).toMatchObject({ speed: 1, pose: once });
  },
);

shows(
  'ar.overlap.squadrons-displaced',
  'a squadron under the base or a dial is overlapped, one in contact is not',
  () => {
    const beside = (x: number, y: number) => overlapsSquadron(cr90, { x: 500 + x, y: 200 + y });
    expect([beside(0, 39.4 + 17.1), beside(0, 39.4 + 17.08)]).toEqual([false, true]);
    expect([beside(21.5 + 17.1, 34), beside(21.5 + 17.08, 34)]).toEqual([false, true]);
  },
);

shows('ar.obstacle.overlap-test', 'any part of a base, dials included, on an obstacle overlaps it', () => {
  const rock = obstacleAt('asteroid-1', 0, 0);
  // The rock reaches 34.6 mm north, the frame of the rear dial 39.4 mm south.
  expect(shipOverlapsObstacle(ship('cr90', -5.6, 34.6 + 39.4), rock)).toBe(false);
  expect(shipOverlapsObstacle(ship('cr90', -5.6, 34.6 + 39.3), rock)).toBe(true);
  expect(squadronOverlapsObstacle({ x: -5.6, y: 34.6 + 17.1 }, rock)).toBe(false);
  expect(squadronOverlapsObstacle({ x: -5.6, y: 34.6 + 17 }, rock)).toBe(true);
  // In a bay of the debris, but not on it.
  expect(squadronOverlapsObstacle({ x: -39, y: 5 }, obstacleAt('debris-1', 0, 0))).toBe(false);
});

const displacement = (squadrons: readonly Point[], more: Partial<Displacement> = {}): Displacement => ({
  ship: cr90,
  ships: [cr90],
  squadrons,
  area,
  ...more,
});

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'displaced squadrons go back in contact with the ship, wherever there is room',
  () => {
    const free = displacement([]);
    const places = displacedPlaces(free, 10);
    expect(places.length).toBeGreaterThan(30);
    for (const at of places) {
      expect(inContact(baseWithDialsOf(cr90), squadronBase(at))).toBe(true);
      expect(isDisplacedPlace(free, at)).toBe(true);
    }
    expect(isDisplacedPlace(free, { x: 500, y: 200 + 39.4 + 17.1 })).toBe(true);
    expect(isDisplacedPlace(free, { x: 500, y: 200 + 39.4 + 17.2 })).toBe(false);
    expect(nearestDisplacedPlace(free, { x: 500, y: 400 })).toEqual({ x: 500, y: 256.5 });
  },
);

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'they keep clear of ships and squadrons and stay in the play area',
  () => {
    const neighbour = ship('cr90', 500, 200 + 78.8);
    const other = { x: 500 - 21.5 - 17.1, y: 230 };
    const crowded = displacement([other], { ships: [cr90, neighbour] });
    const places = displacedPlaces(crowded, 5);
    expect(places.length).toBeGreaterThan(20);
    expect(places.every((at) => isFreeForSquadron(at, [cr90, neighbour], [other]))).toBe(true);
    const atEdge = ship('cr90', 500, 45);
    const inside = displacedPlaces(displacement([], { ship: atEdge, ships: [atEdge] }), 5);
    expect(inside.every(({ y }) => y >= 17.09)).toBe(true);
    expect(inside.some(({ y }) => y < 17.11)).toBe(true);
  },
);

/** Puts back as many as are asked for, as near to the bow as they will go. */
function putBack(count: number, more: Partial<Displacement> = {}): readonly Point[] {
  const placed: Point[] = [];
  for (let index = 0; index < count; index++) {
    const at = nearestDisplacedPlace(displacement(placed, more), { x: 500, y: 300 });
    expect(at).toBeDefined();
    placed.push(at!);
  }
  return placed;
}

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'with no room left around the ship they touch a squadron that touches it',
  () => {
    const placed = putBack(16);
    const touchesShip = placed.map((at) => inContact(baseWithDialsOf(cr90), squadronBase(at)));
    const around = touchesShip.indexOf(false);
    expect(around).toBeGreaterThan(6);
    expect(around).toBeLessThan(12);
    expect(touchesShip.slice(around)).toEqual(Array.from({ length: 16 - around }, () => false));
    for (const at of placed.slice(around)) {
      const touched = placed
        .slice(0, around)
        .some((other) => inContact(squadronBase(other), squadronBase(at)));
      expect(touched).toBe(true);
    }
    expect(placed.every((at, index) => isFreeForSquadron(at, [cr90], placed.toSpliced(index, 1)))).toBe(true);
  },
);

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'a ship walled in by others still leaves a place, and rings grow outward',
  () => {
    const walls = [
      ship('victory', 500, 200 + 39.4 + 34.5, 90),
      ship('victory', 500, 200 - 39.4 - 34.5, 90),
      ship('victory', 500 - 24.5 - 34.5, 200),
      ship('victory', 500 + 24.5 + 34.5, 200),
    ];
    const ships = [cr90, ...walls];
    const [first] = putBack(1, { ships });
    expect(inContact(baseWithDialsOf(cr90), squadronBase(first!))).toBe(false);
    expect(isFreeForSquadron(first!, ships, [])).toBe(true);
    const many = putBack(40);
    expect(many.every((at, index) => isFreeForSquadron(at, [cr90], many.toSpliced(index, 1)))).toBe(true);
  },
);

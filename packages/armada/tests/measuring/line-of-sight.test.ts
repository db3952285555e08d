import { expect } from 'vitest';
import {
  areEngaged,
  baseWithDialsOf,
  blockingZone,
  isObstructed,
  sightLine,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { nothing, obstacleAt, rounded, ship, squadron, token, zone } from './places.ts';
import { lineOfSight } from './sight.ts';

const cr90 = ship('cr90', 0, 0);
const line = (x1: number, y1: number, x2: number, y2: number) => ({
  start: { x: x1, y: y1 },
  end: { x: x2, y: y2 },
});
const ends = (from: Parameters<typeof sightLine>[0], to: Parameters<typeof sightLine>[1]) => {
  const { start, end } = sightLine(from, to);
  return [rounded(start), rounded(end)];
};

shows(
  ['ar.los.segment', 'ar.los.hull-zone-endpoint'],
  'between two zones the line runs from targeting point to targeting point',
  () => {
    const other = ship('victory', 0, 300, 180);
    expect(ends(zone(cr90, 'front'), zone(other, 'front'))).toEqual([
      { x: 0, y: 27 },
      { x: 0, y: 261.4 },
    ]);
    expect(ends(zone(other, 'left'), zone(cr90, 'right'))).toEqual([
      { x: 20, y: 301.3 },
      { x: 11.3, y: -7.9 },
    ]);
  },
);

shows(
  'ar.los.squadron-endpoint',
  'at a squadron it ends at the point of the base nearest to the other one',
  () => {
    expect(ends(squadron(0, 0), squadron(100, 0))).toEqual([
      { x: 17.1, y: 0 },
      { x: 82.9, y: 0 },
    ]);
    expect(ends(squadron(0, 0), token(100, 0))[1]).toEqual({ x: 90.55, y: 0 });
  },
);

shows(
  'ar.los.squadron-endpoint',
  'against a zone that is the point nearest to its area, though the line runs to the targeting point',
  () => {
    expect(ends(squadron(60, 10), zone(cr90, 'right'))).toEqual([
      { x: 42.9, y: 10 },
      { x: 11.3, y: -7.9 },
    ]);
    expect(ends(zone(cr90, 'right'), squadron(60, 10))).toEqual([
      { x: 11.3, y: -7.9 },
      { x: 42.9, y: 10 },
    ]);
  },
);

shows(
  'ar.los.blocked-by-defender-zone',
  'another zone of the defender in the way leaves no line of sight',
  () => {
    const attacker = zone(ship('victory', 0, 400, 180), 'front');
    expect(lineOfSight(attacker, zone(cr90, 'front'), nothing).blockedBy).toBeNull();
    expect(lineOfSight(attacker, zone(cr90, 'rear'), nothing).blockedBy).toBe('front');
    expect(lineOfSight(squadron(-60, -7.9), zone(cr90, 'right'), nothing).blockedBy).toBe('left');
    expect(lineOfSight(squadron(60, 0), zone(cr90, 'right'), nothing).blockedBy).toBeNull();
  },
);

shows('ar.los.blocked-by-defender-zone', 'a line that only touches another zone is not blocked by it', () => {
  const left = zone(ship('nebulonB', 0, 0), 'left');
  // From the targeting point through the front left corner of the token, where the front zone begins.
  const through = (shift: number) => line(-19.2 - 79 + shift, 34.9 + 349, -11.3, 0);
  expect(blockingZone(through(0), left)).toBeNull();
  expect(blockingZone(through(-1), left)).toBeNull();
  expect(blockingZone(through(1), left)).toBe('front');
});

shows('ar.los.own-zones-transparent', "the attacker's own zones never block or obstruct", () => {
  const sight = lineOfSight(zone(cr90, 'rear'), squadron(0, 100), { ships: [cr90], obstacles: [] });
  expect(sight.blockedBy).toBeNull();
  expect(sight.obstructingShips).toEqual([]);
  const copied = { pose: { ...cr90.pose }, class: cr90.class };
  expect(
    lineOfSight(zone(copied, 'rear'), squadron(0, 100), { ships: [cr90], obstacles: [] }).obstructingShips,
  ).toEqual([]);
});

shows(
  ['ar.los.obstructed-by-ship-or-obstacle', 'ar.los.purpose'],
  'every third ship and every obstacle under the line obstructs, and is named',
  () => {
    const target = ship('victory', 0, 400, 180);
    const between = ship('nebulonB', 10, 150, 90);
    const aside = ship('nebulonB', 100, 200, 0);
    const rock = obstacleAt('asteroid-1', 0, 250);
    const sight = lineOfSight(zone(cr90, 'front'), zone(target, 'front'), {
      ships: [cr90, target, between, aside],
      obstacles: [rock, obstacleAt('station', 300, 250)],
    });
    expect(sight.obstructingShips).toEqual([between]);
    expect(sight.obstructingObstacles).toEqual([rock]);
    expect(sight.blockedBy).toBeNull();
    expect(rounded(sight.line.end)).toEqual({ x: 0, y: 361.4 });
  },
);

shows('ar.los.obstructed-by-ship-or-obstacle', 'a ship obstructs with its base, not with its dials', () => {
  const third = ship('cr90', 0, 100);
  const [from, to] = [squadron(0, 0), squadron(0, 200)];
  const past = (x: number) => isObstructed(line(x, 0, x, 200), from, to, { ships: [third], obstacles: [] });
  expect(baseWithDialsOf(third).box.maxX).toBeGreaterThan(24);
  expect([past(20.4), past(20.5), past(22)]).toEqual([true, false, false]);
});

shows('ar.los.beyond-ruler', 'the line is as long as it needs to be', () => {
  const rock = obstacleAt('debris-1', 0, 900);
  const sight = lineOfSight(zone(cr90, 'front'), squadron(0, 1500), { ships: [], obstacles: [rock] });
  expect(rounded(sight.line.end)).toEqual({ x: 0, y: 1482.9 });
  expect(sight.obstructingObstacles).toEqual([rock]);
});

shows(
  ['ar.los.obstructed-at-contact', 'ar.engagement.obstructed-not-engaged'],
  'touching squadrons on an obstacle are obstructed and not engaged',
  () => {
    const rock = obstacleAt('asteroid-2', 0, 0);
    const [one, other] = [
      { x: -17.1, y: 0 },
      { x: 17.1, y: 0 },
    ];
    const sight = lineOfSight(squadron(-17.1, 0), squadron(17.1, 0), { ships: [], obstacles: [rock] });
    expect(rounded(sight.line.start)).toEqual(rounded(sight.line.end));
    expect(sight.obstructingObstacles).toEqual([rock]);
    expect(areEngaged(one, other, { ships: [], obstacles: [rock] })).toBe(false);
    expect(areEngaged(one, other, nothing)).toBe(true);
  },
);

shows('ar.engagement.distance-one', 'enemy squadrons at distance 1 are engaged', () => {
  const apart = (gap: number) => areEngaged({ x: 0, y: 0 }, { x: gap + 34.2, y: 0 }, nothing);
  expect([apart(0), apart(76.5), apart(76.52)]).toEqual([true, true, false]);
});

shows(
  'ar.engagement.obstructed-not-engaged',
  'a ship between them ends the engagement, one beside the line does not',
  () => {
    const [one, other] = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ];
    const beside = (y: number) => areEngaged(one, other, { ships: [ship('cr90', 0, y)], obstacles: [] });
    expect([beside(0), beside(35.4), beside(35.5), beside(36)]).toEqual([false, false, true, true]);
  },
);

import { disc } from '@sortie/geometry';
import { expect } from 'vitest';
import { hullZones, shipClasses } from '../../src/catalogue/index.ts';
import { isInArc, isShapeInArc, zoneOf } from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship, squadron, token, zone } from './places.ts';

const point = (x: number, y: number) => disc({ x, y }, 0);
const arcsOf = (placed: ReturnType<typeof ship>, x: number, y: number) =>
  hullZones.filter((each) => isShapeInArc(placed, each, point(x, y)));

shows(['ar.arc.four-arcs', 'ar.arc.infinite'], 'four arcs reach all round, however far', () => {
  for (const shipClass of shipClasses) {
    const placed = ship(shipClass, 0, 0);
    for (const far of [200, 20_000]) {
      expect(arcsOf(placed, 0, far)).toEqual(['front']);
      expect(arcsOf(placed, -far, 0)).toEqual(['left']);
      expect(arcsOf(placed, far, 0)).toEqual(['right']);
      expect(arcsOf(placed, 0, -far)).toEqual(['rear']);
    }
  }
  for (let degrees = 0; degrees < 360; degrees += 7) {
    const [x, y] = [500 * Math.sin(degrees), 500 * Math.cos(degrees)];
    expect(arcsOf(ship('victory', 0, 0, 20), x, y).length).toBe(1);
  }
});

shows('ar.arc.includes-lines', 'what lies on a line is in both arcs', () => {
  const cr90 = ship('cr90', 0, 0);
  // The front right line runs from (0, -7.9) through (19.2, 13.3).
  const onLine = { x: 192, y: -7.9 + 212 };
  expect(arcsOf(cr90, onLine.x, onLine.y)).toEqual(['front', 'right']);
  expect(arcsOf(cr90, onLine.x - 0.03, onLine.y)).toEqual(['front']);
  expect(arcsOf(cr90, onLine.x + 0.03, onLine.y)).toEqual(['right']);
});

shows('ar.arc.in-arc-test', 'any part of a base in the arc is enough', () => {
  const cr90 = ship('cr90', 0, 0);
  const line = { x: 192, y: -7.9 + 212 };
  // To the right of the line, square to it.
  const away = (by: number) =>
    squadron(line.x + (by * 21.2) / Math.hypot(19.2, 21.2), line.y - (by * 19.2) / Math.hypot(19.2, 21.2));
  expect(isInArc(zone(cr90, 'front'), away(17.1))).toBe(true);
  expect(isInArc(zone(cr90, 'front'), away(17.14))).toBe(false);
  expect(isInArc(zone(cr90, 'right'), away(-17.1))).toBe(true);
  expect(isInArc(zone(cr90, 'right'), away(-17.14))).toBe(false);
  expect(isInArc(zone(cr90, 'front'), token(0, 300))).toBe(true);
});

shows(
  ['ar.arc.in-arc-test', 'ar.attack.declare.ship-needs-arc-and-range'],
  'of a ship the declared zone itself has to reach into the arc',
  () => {
    const attacker = zone(ship('cr90', 0, 0), 'front');
    const defender = ship('nebulonB', 0, 250, 90);
    expect(hullZones.filter((each) => isInArc(attacker, zone(defender, each)))).toEqual([...hullZones]);
    // One corner of the bow in the arc, the rest outside it.
    const bowIn = ship('nebulonB', 240, 205, 270);
    expect(hullZones.filter((each) => isInArc(attacker, zone(bowIn, each)))).toEqual(['front', 'right']);
  },
);

shows('ar.arc.in-arc-test', 'the side arcs of a ship whose lines meet apart end at its centre line', () => {
  const victory = ship('victory', 0, 0);
  expect(arcsOf(victory, 0.2, 3.3)).toEqual(['right']);
  expect(arcsOf(victory, -0.2, 3.3)).toEqual(['left']);
});

shows('ar.arc.squadron-360', 'a squadron shoots all round', () => {
  const target = ship('cr90', 0, 0);
  for (const [x, y] of [
    [0, 100],
    [100, 0],
    [-100, -100],
  ] as const) {
    expect(isInArc(squadron(x, y), zone(target, 'rear'))).toBe(true);
    expect(isInArc(squadron(x, y), squadron(0, 0))).toBe(true);
  }
});

shows('ar.arc.four-arcs', 'every zone lies in its own arc', () => {
  for (const shipClass of shipClasses) {
    const placed = ship(shipClass, 10, 20, 111);
    expect(hullZones.every((each) => isShapeInArc(placed, each, zoneOf(placed, each)))).toBe(true);
  }
});

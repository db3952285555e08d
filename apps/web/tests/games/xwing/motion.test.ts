import { movePose, pose, poseOnPath, turnPose } from '@sortie/geometry';
import { turn } from '@sortie/xwing/catalogue';
import type { ShipView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { flightBetween } from '../../../src/games/xwing/motion/flight-between.ts';
import { Glides } from '../../../src/games/xwing/motion/glides.ts';
import { templateOutline } from '../../../src/games/xwing/motion/template-outline.ts';
import { tableAt } from './seen-table.ts';

const { seen } = tableAt('setDial');
const luke = seen.table.ships.find(({ pilot }) => pilot === 'rebel:xwing:lukeskywalker')!;
const start = pose(300, 200, 30);
const at = (place: ReturnType<typeof pose>): ShipView => ({ ...luke, pose: place });

test('a ship that flew a turn to its end glides along that template', () => {
  const template = turn(2, 'left');
  const end = poseOnPath(template, start, 40, template.length);
  const flight = flightBetween(luke, start, pose(end.x, end.y, end.heading))!;
  expect(flight.whole).toBe(true);
  expect(flight.template).toEqual(template);
  expect(flight.path.at(-1)).toEqual(pose(end.x, end.y, end.heading));
});

test('a ship stopped on its way glides as far as it came', () => {
  const stopped = movePose(start, 57);
  const flight = flightBetween(luke, start, stopped)!;
  expect(flight.whole).toBe(false);
  expect(flight.path.at(-1)).toEqual(stopped);
});

test('a Koiogran turn turns about at its end', () => {
  const end = turnPose(movePose(start, 4 * 40 + 40), 180);
  const flight = flightBetween(luke, start, end)!;
  expect(flight.whole).toBe(true);
  expect(flight.path.at(-2)!.heading).toBeCloseTo(30, 6);
  expect(flight.path.at(-1)).toEqual(end);
});

test('a piece put elsewhere by hand has no path', () => {
  expect(flightBetween(luke, start, pose(800, 800, 77))).toBeUndefined();
});

test('a move that is taken back is glided back', () => {
  const glides = new Glides();
  const end = movePose(start, 2 * 40 + 40);
  expect(glides.follow(at(start))?.path).toBeUndefined();
  expect(glides.follow(at(end))!.path!.at(-1)).toEqual(end);
  // The same view again changes nothing.
  expect(glides.follow(at(end))!.path!.at(-1)).toEqual(end);
  const back = glides.follow(at(start))!;
  expect(back.flight).toBeUndefined();
  expect(back.path!.at(-1)).toEqual(start);
  expect(back.path![0]).toEqual(end);
});

test('a template begins at the front of the base and is 20 mm wide', () => {
  const outline = templateOutline(turn(1, 'right'), pose(0, 0, 0), 40);
  const near = outline.filter(({ y }) => Math.abs(y - 20) < 1e-6).map(({ x }) => x);
  expect(Math.max(...near) - Math.min(...near)).toBeCloseTo(20, 6);
});

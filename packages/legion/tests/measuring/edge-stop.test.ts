import { TOLERANCE } from '@sortie/geometry';
import { expect } from 'vitest';
import { edgeStop } from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';

type Point = readonly [x: number, y: number];
type Given = Parameters<typeof edgeStop>;

/** How far along a route of two legs of 100 mm a base of 20 mm radius is when it leaves a table of 1000 by 800 mm. */
function leavesAt(radius: number, start: Point, joint: Point, end: Point): number | undefined {
  const at = ([x, y]: Point) => ({ x, y, heading: 0, level: 0 });
  const route = { start: at(start), joint: at(joint), end: at(end), leg: 100 } as unknown as Given[0];
  const relief = { area: { width: 1000, depth: 800 } } as unknown as Given[2];
  const stop = edgeStop(route, radius, relief);
  if (stop === undefined) return undefined;
  expect(stop.kind).toBe('edge');
  return Math.round(stop.at * 10) / 10;
}

const along = (start: Point, step: Point, radius = 20) => {
  const [x, y] = start;
  const [dx, dy] = step;
  return leavesAt(radius, start, [x + dx, y + dy], [x + 2 * dx, y + 2 * dy]);
};

shows(
  'lg.defeat.off-battlefield.during-move',
  'a base leaves the table where its rim first crosses one of the four edges, on either leg of its way',
  () => {
    expect(along([500, 400], [100, 0])).toBeUndefined();
    expect(along([90, 400], [-100, 0])).toBe(70);
    expect(along([910, 400], [100, 0])).toBe(70);
    expect(along([500, 90], [0, -100])).toBe(70);
    expect(along([500, 710], [0, 100])).toBe(70);
    expect(along([190, 400], [-100, 0])).toBe(170);
    expect(along([810, 400], [100, 0])).toBe(170);
    expect(along([500, 190], [0, -100])).toBe(170);
    expect(along([500, 610], [0, 100])).toBe(170);
  },
);

shows(
  'lg.defeat.off-battlefield.during-move',
  'over a corner the edge that is crossed first counts, also on a way that comes back',
  () => {
    expect(along([70, 40], [-60, -80])).toBe(25);
    expect(along([40, 70], [-80, -60])).toBe(25);
    expect(leavesAt(20, [500, 100], [500, 0], [500, 100])).toBe(80);
    expect(leavesAt(20, [20.5, 400], [-79.5, 400], [20.5, 400])).toBe(0.5);
    expect(leavesAt(20, [20.5, 400], [120.5, 400], [220.5, 400])).toBeUndefined();
  },
);

shows(
  'lg.defeat.off-battlefield.during-move',
  'a base that hangs over the edge has left at once, whichever way it goes; one that touches it has not',
  () => {
    expect(along([10, 400], [100, 0])).toBe(0);
    expect(along([10, 400], [-100, 0])).toBe(0);
    // So that the rim lies exactly on the edge.
    const radius = 20 + TOLERANCE;
    const reach = radius - TOLERANCE;
    expect(along([reach, 400], [100, 0], radius)).toBeUndefined();
    expect(along([reach, 400], [-100, 0], radius)).toBe(0);
    expect(leavesAt(radius, [reach + 100, 400], [reach, 400], [reach + 100, 400])).toBeUndefined();
  },
);

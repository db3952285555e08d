import type { Pose } from '@sortie/geometry';
import type { ShipSpec, Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

export type Place = readonly [x: number, y: number, heading: number];
type Flying = Omit<ShipSpec, 'pilot'>;

/** Where ships of these tests start, far from every edge. */
export const START: Place = [450, 300, 0];

/** A ship in the middle of the table has just executed this maneuver; its opponent sits in a corner. */
export function flown(
  pilot: string,
  [speed, bearing]: readonly [number, string],
  ship: Flying = {},
  others: Readonly<Record<string, ShipSpec>> = {},
  situation: Situation = {},
): XwingTable {
  return xwingTable(
    {
      mover: { pilot, at: START, dial: { speed, bearing }, side: 0, ...ship },
      ...others,
      watcher: { pilot: 'kashyyykdefender', at: [870, 870, 180], side: 1 },
    },
    { phase: 'activation', ...situation },
  );
}

export function poseOf(table: XwingTable, name = 'mover'): Pose {
  const { pose } = table.ship(name);
  if (!pose) throw new Error(`${name} is not on the table`);
  return pose;
}

/** The ship stands there, to two decimals and the step of a quantised place. */
export function expectPose(table: XwingTable, [x, y, heading]: Place, name = 'mover'): void {
  const at = poseOf(table, name);
  const off = Math.max(Math.abs(at.x - x), Math.abs(at.y - y), Math.abs(at.heading - heading));
  expect({ at, off: off < 0.006 }, `expected ${x}, ${y}, ${heading}`).toEqual({ at, off: true });
}

/** The same, seen from where the ship started. */
export function expectMoved(table: XwingTable, [x, y, heading]: Place): void {
  expectPose(table, [START[0] + x, START[1] + y, heading]);
}

/** Nobody was asked for an action: the round went on past the Activation phase by itself. */
export function expectNoAction(table: XwingTable): void {
  expect(table.events('actionPerformed')).toEqual([]);
  expect(table.events('phaseStarted').map(({ phase }) => phase)).toContain('combat');
}

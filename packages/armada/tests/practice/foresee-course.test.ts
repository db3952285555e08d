import { isDeepStrictEqual } from 'node:util';
import { foreseeCourse } from '@sortie/armada/practice';
import { armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import type { Course } from '../../src/measuring/index.ts';

type Place = readonly [number, number, number];

/** A corvette that is about to fly into all kinds of things. */
const crowded = (others: object = {}, situation: object = {}, at: Place = [900, 300, 0]) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at, speed: 3 },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      ...others,
    },
    situation,
  ).until('chooseCourse', 'corvette');

const traffic = {
  gladiator: { ship: 'gladiator-i-', at: [960, 520, 90], side: 1, activated: true },
  tie: { squadron: 'tie-fighter', at: [850, 500] },
  wing: { squadron: 'x-wing', at: [900, 470], side: 0 },
};

const coursesOf = (table: ReturnType<typeof crowded>) => table.answersOffered as unknown as readonly Course[];

describe('where a course leads', () => {
  test('is where the rules move the ship, with the ships and squadrons in its way', () => {
    const met = new Set<string>();
    for (const course of coursesOf(crowded(traffic))) {
      const table = crowded(traffic, { cards: ['crew-panic', 'comm-noise'] });
      const foreseen = foreseeCourse(table.seenBy('p1'), 'corvette', course)!;
      table.answers({ ...course });
      const [moved] = table.events('shipMoved');
      expect(moved).toMatchObject({
        to: foreseen.end,
        reached: foreseen.reached,
        overlapped: foreseen.ships,
      });
      const lifted = table.events('squadronsLifted').flatMap(({ squadrons }) => squadrons);
      expect(foreseen.squadrons).toEqual(lifted);
      expect(foreseen.leaves).toBe(false);
      for (const id of [...foreseen.ships, ...foreseen.squadrons]) met.add(id);
      const isThere = isDeepStrictEqual(foreseen.meant, foreseen.end);
      expect(isThere).toBe(foreseen.ships.length === 0);
    }
    expect([...met].sort()).toEqual(['gladiator', 'tie', 'wing']);
  });

  test('says which obstacles the ship would rest on', () => {
    const obstacles = { 'asteroid-1': [850, 500, 0], station: [960, 500, 0] };
    const met = new Set<string>();
    for (const course of coursesOf(crowded())) {
      const table = crowded({}, { obstacles, cards: ['coolant-discharge'] });
      const foreseen = foreseeCourse(table.seenBy('p1'), 'corvette', course)!;
      table.answers({ ...course });
      const overlapped = table.events('obstacleOverlapped').map(({ obstacle }) => obstacle);
      expect(foreseen.obstacles).toEqual(overlapped);
      for (const id of foreseen.obstacles) met.add(id);
    }
    expect([...met].sort()).toEqual(['asteroid-1', 'station']);
  });

  test('says whether the ship would leave the play area', () => {
    const table = crowded({}, {}, [900, 800, 0]);
    const course: Course = { clicks: [0, 0, 0], side: 'left' };
    expect(foreseeCourse(table.seenBy('p2'), 'corvette', course)!.leaves).toBe(true);
    table.answers({ ...course });
    expect(table.events('unitDestroyed')).toMatchObject([{ unit: 'corvette' }]);
  });

  test('is nowhere for what is no ship on the table', () => {
    const view = crowded(traffic).seenBy('p1');
    const course: Course = { clicks: [0], side: 'left' };
    expect(foreseeCourse(view, 'tie', course)).toBeUndefined();
    expect(foreseeCourse(view, 'nobody', course)).toBeUndefined();
  });
});

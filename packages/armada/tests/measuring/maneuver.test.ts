import { overlaps } from '@sortie/geometry';
import { expect } from 'vitest';
import { shipCard, shipClasses, ships } from '../../src/catalogue/index.ts';
import {
  baseOf,
  type Course,
  coversTool,
  endOfCourse,
  everyClicks,
  isWithinYaws,
  layTool,
  posesAlong,
  sidesFor,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { rounded, ship } from './places.ts';

const cr90 = ship('cr90', 500, 500);
const course = (side: Course['side'], ...clicks: readonly number[]): Course => ({ side, clicks });
const longestSide = (corners: readonly { x: number; y: number }[]) =>
  Math.max(
    ...corners.map(({ x, y }, index) =>
      Math.hypot(x - corners.at(index - 1)!.x, y - corners.at(index - 1)!.y),
    ),
  );
const near = (at: { x: number; y: number; heading: number }) => ({ ...rounded(at), heading: at.heading });

shows(
  ['ar.known.tool.segment-lengths', 'ar.known.tool.pose-formula', 'ar.ship-move.place-at-speed-joint'],
  'straight on, every speed is one length of the tool, on either side alike',
  () => {
    for (const side of ['left', 'right'] as const) {
      const poses = posesAlong(cr90, course(side, 0, 0, 0, 0)).map(near);
      expect(poses).toEqual([0, 68.4, 136.8, 205.2, 273.6].map((y) => ({ x: 500, y: 500 + y, heading: 0 })));
    }
  },
);

/** The end by the formula in the open, with the host's sine. */
function endByFormula([offset, half]: readonly [number, number], { clicks, side }: Course) {
  const across = side === 'left' ? -offset : offset;
  let [x, y, turned] = [across, half, 0];
  const go = (by: number) => {
    x += by * Math.sin((turned * Math.PI) / 180);
    y += by * Math.cos((turned * Math.PI) / 180);
  };
  for (const click of clicks) {
    go(46.1);
    turned += click * 22.5;
    go(22.3);
  }
  const [s, c] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  return { x: x - across * c - half * s, y: y + across * s - half * c, heading: (turned + 360) % 360 };
}

shows(
  [
    'ar.known.tool.pose-formula',
    'ar.known.tool.click-angle',
    'ar.known.tool.width-and-offset',
    'ar.ship-move.same-side',
  ],
  'each joint turns by its clicks, and the ship is docked again on the side where it began',
  () => {
    const offsets = { small: [28.1, 35.5], medium: [38.1, 51] } as const;
    for (const [shipClass, size] of [
      ['cr90', 'small'],
      ['victory', 'medium'],
    ] as const) {
      for (const side of ['left', 'right'] as const) {
        for (const clicks of everyClicks([2, 1, 2])) {
          const end = endOfCourse(ship(shipClass, 0, 0), { clicks, side });
          const expected = endByFormula(offsets[size], { clicks, side });
          expect(Math.abs(end.x - expected.x) + Math.abs(end.y - expected.y)).toBeLessThan(0.002);
          expect(end.heading).toBe(expected.heading);
        }
      }
    }
  },
);

shows('ar.known.tool.click-angle', 'four clicks in all turn a ship by 90 degrees', () => {
  expect(endOfCourse(cr90, course('right', 1, 1, 1, 1)).heading).toBe(90);
  expect(endOfCourse(cr90, course('left', -2, 0, -2)).heading).toBe(270);
  expect(endOfCourse(ship('cr90', 0, 0, 350), course('right', 2)).heading).toBe(35);
});

shows('ar.ship-move.same-side', 'the two sides end in different places', () => {
  expect(near(endOfCourse(cr90, course('left', 2)))).toEqual({ x: 482.44, y: 552.4, heading: 45 });
  expect(near(endOfCourse(cr90, course('right', 2)))).toEqual({ x: 498.9, y: 592.14, heading: 45 });
});

shows(
  ['ar.maneuver-tool.joint-is-speed', 'ar.maneuver-tool.ignore-farther-joints'],
  'the pose at a lower speed is that of the shorter course, whatever the joints after it do',
  () => {
    const long = posesAlong(cr90, course('right', 0, 1, 2, -1));
    expect(long.length).toBe(5);
    for (const speed of [0, 1, 2, 3, 4]) {
      const short = course('right', ...[0, 1, 2, -1].slice(0, speed));
      expect(endOfCourse(cr90, short)).toEqual(long[speed]);
    }
    expect(endOfCourse(cr90, course('left'))).toBe(cr90.pose);
  },
);

shows(
  [
    'ar.ship-move.course-within-yaw',
    'ar.yaw.max-clicks',
    'ar.yaw.dash-straight',
    'ar.speed-chart.columns-and-rows',
  ],
  'each joint is bent by at most its yaw in the column of the speed',
  () => {
    const chart = shipCard('cr90-corvette-a').speedChart;
    const yaws = chart[3]!;
    expect(yaws).toEqual([0, 1, 2]);
    expect(isWithinYaws([0, -1, 2], yaws)).toBe(true);
    expect(isWithinYaws([1, 0, 0], yaws)).toBe(false);
    expect(isWithinYaws([0, 2, 0], yaws)).toBe(false);
    expect(isWithinYaws([0, 1], yaws)).toBe(false);
    expect(isWithinYaws([0, 0.5, 0], yaws)).toBe(false);
    expect(isWithinYaws([], [])).toBe(true);
    const every = everyClicks(yaws);
    expect(every.length).toBe(15);
    expect(new Set(every.map(String)).size).toBe(15);
    expect(every.every((clicks) => isWithinYaws(clicks, yaws))).toBe(true);
  },
);

shows('ar.yaw.increase-ladder', 'raised yaws are shared by all joints, one click each', () => {
  expect(isWithinYaws([1, 1], [0, 1], 1)).toBe(true);
  expect(isWithinYaws([1, 2], [0, 1], 1)).toBe(false);
  expect(isWithinYaws([1, 2], [0, 1], 2)).toBe(true);
  const every = everyClicks([0, 1], 1);
  expect(every).toContainEqual([-1, 1]);
  expect(every).toContainEqual([0, -2]);
  expect(every).not.toContainEqual([1, 2]);
  expect(every.length).toBe(3 + 2 * 3 + 2);
});

shows('ar.known.tool.joints', 'no yaw bends a joint past its last stop', () => {
  expect(everyClicks([3])).toEqual([[0], [-1], [1], [-2], [2]]);
  expect(isWithinYaws([3], [3])).toBe(false);
  expect(isWithinYaws([3], [2], 1)).toBe(false);
});

shows(
  ['ar.ship-move.free-preview', 'ar.maneuver-tool.ignore-farther-joints'],
  'the tool lies beside the base and touches it, up to the segment at which the ship will be docked',
  () => {
    const { joints, segments } = layTool(cr90, course('right', 0, 2));
    expect(joints.map(rounded)).toEqual([
      { x: 528.1, y: 581.6 },
      { x: 528.1, y: 650 },
    ]);
    // Each reaches from one joint to the next, the first from behind the front edge, the last to the docking point.
    expect(segments.map(({ points }) => Math.round(longestSide(points) * 10) / 10)).toEqual([
      62.1, 68.4, 22.3,
    ]);
    expect(segments.some((segment) => overlaps(segment, baseOf(cr90)))).toBe(false);
    const moved = ship('cr90', 500, 500);
    const there = { pose: endOfCourse(moved, course('right', 0, 2)), class: moved.class };
    expect(overlaps(segments.at(-1)!, baseOf(there))).toBe(false);
  },
);

shows(
  ['ar.ship-move.no-overlap-with-tool', 'ar.ship-move.choose-side'],
  'a bend at the end leaves one side',
  () => {
    expect(coversTool(cr90, course('left', 2))).toBe(true);
    expect(coversTool(cr90, course('right', 2))).toBe(false);
    expect(sidesFor(cr90, [2], [])).toEqual(['right']);
    expect(sidesFor(cr90, [0, -1], [])).toEqual(['left']);
  },
);

shows('ar.ship-move.choose-side', 'where the tool is free on both sides the owner chooses', () => {
  expect(sidesFor(cr90, [0, 0], [])).toEqual(['left', 'right']);
  expect(sidesFor(cr90, [1, 0], [])).toEqual(['left', 'right']);
  expect(sidesFor(ship('victory', 0, 0), [1, 0], [])).toEqual(['right']);
  for (const shipClass of shipClasses)
    expect(sidesFor(ship(shipClass, 0, 0), [0], [])).toEqual(['left', 'right']);
});

shows(
  'ar.ship-move.no-overlap-with-tool',
  'no course that a ship can fly covers the tool on both sides',
  () => {
    for (const { class: shipClass, speedChart, maxSpeed } of ships) {
      const placed = ship(shipClass, 0, 0, 10);
      for (let speed = 1; speed <= maxSpeed; speed++) {
        const bent = speedChart[speed]!.map(() => 2);
        const free = everyClicks(bent).every((clicks) =>
          (['left', 'right'] as const).some((side) => !coversTool(placed, { clicks, side })),
        );
        expect(free).toBe(true);
      }
    }
  },
);

shows(
  ['ar.overlap.reduced-may-cover-tool', 'ar.ship-move.choose-side'],
  'a side on which another ship pushes it back is allowed too',
  () => {
    const inTheWay = ship('cr90', 430, 570);
    expect(sidesFor(cr90, [2], [cr90, inTheWay])).toEqual(['left', 'right']);
  },
);

shows('ar.ship-move.no-overlap-with-tool', 'were it covered on both, the owner would choose the side', () => {
  // Bends of 90 degrees, more than the tool has, lead back to where it begins.
  const circle = [-4, -4, -4, 1];
  expect(coversTool(cr90, { clicks: circle, side: 'left' })).toBe(true);
  expect(coversTool(cr90, { clicks: circle, side: 'right' })).toBe(true);
  expect(sidesFor(cr90, circle, [])).toEqual(['left', 'right']);
});

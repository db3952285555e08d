import { disc, distanceSquared, pathShape, pose } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { bank, shipTypes, turn } from '../../src/catalogue/index.ts';
import { baseLength, baseOf } from '../../src/rules/base.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { obstacleShapeAt, outlineCount } from '../../src/rules/outlines.ts';
import { tableOf } from '../../src/rules/table.ts';
import { templateOf } from '../../src/rules/template-of.ts';
import { flown, poseOf, START } from './flown.ts';

const template = (speed: 1 | 2 | 3 | 4 | 5, bearing: 'straight' | 'bankRight' | 'turnRight') =>
  templateOf({ speed, bearing })!;
const origin = pose(0, 0, 0);

shows('xw.geometry.template.width', 'every template is 20 mm wide', () => {
  const templates = [
    ...([1, 2, 3, 4, 5] as const).map((speed) => template(speed, 'straight')),
    ...([1, 2, 3] as const).flatMap((speed) => [template(speed, 'bankRight'), template(speed, 'turnRight')]),
  ];
  for (const each of templates) {
    expect(each.width).toBe(20);
    const shape = pathShape(each, origin);
    const sides = [-1, 1].map((side) => Math.sqrt(distanceSquared(shape, disc({ x: side * 11, y: 0 }, 0))));
    expect(sides).toEqual([expect.closeTo(1, 6), expect.closeTo(1, 6)]);
  }
});

shows('xw.geometry.template.straight', 'straights of speed 1 to 5 are 40 to 200 mm long', () => {
  const lengths = ([1, 2, 3, 4, 5] as const).map((speed) => {
    const { minY, maxY } = pathShape(template(speed, 'straight'), origin).box;
    return maxY - minY;
  });
  expect(lengths).toEqual([40, 80, 120, 160, 200]);
});

/** Inner and outer edge of a right curve, measured from its centre, and the length of its centre line. */
function measuresOf(speed: 1 | 2 | 3, bearing: 'bankRight' | 'turnRight', radius: number) {
  const curve = template(speed, bearing);
  const shape = pathShape(curve, origin);
  if (shape.kind !== 'sector') throw new Error('a curve is a sector of a ring');
  expect(shape.centre).toEqual({ x: radius, y: 0 });
  return {
    inner: shape.inner.toFixed(3),
    outer: shape.outer.toFixed(3),
    length: curve.length.toFixed(2),
  };
}

shows(
  ['xw.geometry.template.bank-centre', 'xw.geometry.template.bank-edges'],
  'banks are arcs of 45 degrees about 80, 130 and 180 mm',
  () => {
    expect(measuresOf(1, 'bankRight', 80)).toEqual({ inner: '70.000', outer: '90.000', length: '62.83' });
    expect(measuresOf(2, 'bankRight', 130)).toEqual({ inner: '120.000', outer: '140.000', length: '102.10' });
    expect(measuresOf(3, 'bankRight', 180)).toEqual({ inner: '170.000', outer: '190.000', length: '141.37' });
  },
);

shows(
  ['xw.geometry.template.turn-centre', 'xw.geometry.template.turn-edges'],
  'turns are arcs of 90 degrees about 35, 62.5 and 90 mm',
  () => {
    expect(measuresOf(1, 'turnRight', 35)).toEqual({ inner: '25.000', outer: '45.000', length: '54.98' });
    expect(measuresOf(2, 'turnRight', 62.5)).toEqual({ inner: '52.500', outer: '72.500', length: '98.17' });
    expect(measuresOf(3, 'turnRight', 90)).toEqual({ inner: '80.000', outer: '100.000', length: '141.37' });
  },
);

shows('xw.geometry.template.count', 'eleven templates serve every dial, curved ones to either side', () => {
  const used = new Set<string>();
  const sides = new Set<string>();
  for (const { size, dial } of shipTypes) {
    if (size === 'huge') continue;
    for (const maneuver of dial) {
      const needed = templateOf(maneuver);
      if (!needed) continue;
      const measure = needed.kind === 'straight' ? needed.length : needed.radius;
      used.add(`${needed.kind} ${measure}`);
      if (needed.kind === 'arc') sides.add(`${needed.kind} ${measure} ${needed.towards}`);
    }
  }
  const straights = [40, 80, 120, 160, 200].map((length) => `straight ${length}`);
  const curves = [80, 130, 180, 35, 62.5, 90].map((radius) => `arc ${radius}`);
  expect([...used].sort()).toEqual([...straights, ...curves].sort());
  expect(sides.size).toBe(12);
  expect(() => bank(4, 'left')).toThrow(RangeError);
  expect(() => turn(4, 'left')).toThrow(RangeError);
});

shows(
  'xw.geometry.ruler',
  'the ruler has three bands of 100 mm, and a limit belongs to the lower band',
  () => {
    const rangeAt = (gap: number) => {
      const table = xwingTable({
        one: { pilot: 'rookiepilot', at: [300, 400, 0] },
        other: { pilot: 'academypilot', at: [340 + gap, 400, 0] },
      });
      return tableOf(table.state).range(table.ship('one').id, table.ship('other').id);
    };
    const gaps = [0, 55, 100, 100.5, 200, 200.5, 300, 300.5];
    expect(gaps.map(rangeAt)).toEqual([1, 1, 1, 2, 2, 3, 3, 4]);
  },
);

shows(
  ['xw.geometry.base.small', 'xw.geometry.base.large', 'xw.large.definition', 'xw.ship.size.small'],
  'a small base is a square of 40 mm, a large one of 80 mm',
  () => {
    const { state } = xwingTable({
      small: { pilot: 'rookiepilot', at: [300, 300, 0] },
      large: { pilot: 'outerrimsmuggler', at: [500, 500, 0] },
      enemy: { pilot: 'academypilot', at: [800, 800, 0] },
    });
    const [small, large] = state.ships as readonly PlacedShip[];
    expect(baseOf(small!).box).toMatchObject({ minX: 280, maxX: 320, minY: 280, maxY: 320 });
    expect(baseOf(large!).box).toMatchObject({ minX: 460, maxX: 540, minY: 460, maxY: 540 });
    expect([baseLength(small!), baseLength(large!)]).toEqual([40, 80]);
  },
);

/** How far apart the middles are when a ship flies straight into another that faces it. */
function stopsAt(sideways: number, guides?: number): number {
  const other = {
    pilot: 'academypilot',
    at: [START[0] + sideways, START[1] + 140, 180] as const,
    side: 1 as const,
  };
  const options = guides === undefined ? {} : { options: { guides } };
  const table = flown('rookiepilot', [2, 'straight'], {}, { other }, options);
  return START[1] + 140 - poseOf(table).y;
}

shows(
  ['xw.geometry.base.guides', 'xw.overlap.guides-count'],
  'pegs on both sides of the template stick out of the base and count when ships overlap',
  () => {
    expect(stopsAt(0)).toBeCloseTo(43, 2);
    expect(stopsAt(20)).toBeCloseTo(41.5, 2);
    expect(stopsAt(22)).toBeCloseTo(43, 2);
    expect(stopsAt(0, 2)).toBeCloseTo(44, 2);
    expect(stopsAt(0, 0)).toBeCloseTo(40, 2);
  },
);

shows('xw.geometry.obstacle-shapes', 'obstacles are simple polygons of 40 to 80 mm', () => {
  for (const kind of ['asteroid', 'debris'] as const) {
    expect(outlineCount(kind)).toBe(6);
    for (let outline = 0; outline < outlineCount(kind); outline++) {
      const { points } = obstacleShapeAt({ kind, outline }, origin);
      const across = Math.sqrt(
        Math.max(
          ...points.flatMap((one) => points.map((other) => distanceSquared(disc(one, 0), disc(other, 0)))),
        ),
      );
      expect(across, `${kind} ${outline}`).toBeGreaterThan(40);
      expect(across, `${kind} ${outline}`).toBeLessThan(80);
      expect(crossings(points), `${kind} ${outline}`).toBe(0);
    }
  }
});

shows(
  'xw.geometry.obstacle-shapes',
  'each outline has the area and the reach with which it was drawn',
  () => {
    const measures = (kind: 'asteroid' | 'debris') =>
      Array.from({ length: outlineCount(kind) }, (_, outline) => {
        const { points } = obstacleShapeAt({ kind, outline }, origin);
        const next = (index: number) => points[(index + 1) % points.length]!;
        const doubled = points.map(({ x, y }, index) => x * next(index).y - next(index).x * y);
        const squares = points.map(({ x, y }) => x * x + y * y);
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
        return [points.length, sum(doubled) / 2, sum(squares)];
      });
    expect(measures('asteroid')).toEqual([
      [8, 2136, 6137],
      [8, 1956.5, 6086],
      [8, 2270, 6696],
      [9, 2174, 7000],
      [7, 1900, 4912],
      [9, 2016, 7216],
    ]);
    expect(measures('debris')).toEqual([
      [9, 1748, 6100],
      [9, 1690, 6260],
      [9, 2070, 7132],
      [9, 1760, 6464],
      [9, 1770, 6184],
      [9, 1992, 6508],
    ]);
  },
);

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Pairs of edges without a common corner that cross. */
function crossings(points: readonly Corner[]): number {
  const edges = points.map((start, index) => [start, points[(index + 1) % points.length]!] as const);
  const turn = (a: Corner, b: Corner, c: Corner) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  let found = 0;
  for (const [index, [a, b]] of edges.entries()) {
    for (const [c, d] of edges.slice(index + 1)) {
      if (a === c || a === d || b === c || b === d) continue;
      if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) found++;
    }
  }
  return found;
}

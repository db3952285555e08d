import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { depthsFrom } from '../../src/rules/area.ts';
import { baseOf } from '../../src/rules/base.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { bombShape } from '../../src/rules/outlines.ts';
import { rangeOf, rangeTo } from '../../src/rules/range.ts';
import { tableOf } from '../../src/rules/table.ts';

/** Two ships nose to nose, their bases so far apart. */
const apart = (gap: number, upgrades: readonly string[] = []) =>
  xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 200, 0], upgrades, lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 240 + gap, 180] },
  });

const rangeBetween = (table: ReturnType<typeof apart>, one: string, other: string) =>
  tableOf(table.state).range(table.ship(one).id, table.ship(other).id);

shows(
  ['xw.range.bands', 'xw.range.closest-points', 'xw.range.boundary-lower-band', 'xw.geometry.ruler'],
  'the range is the band of the shortest distance, and a limit belongs to the lower band',
  () => {
    const bands = [1, 99, 100, 100.5, 200, 200.5, 300, 300.5].map((gap) =>
      rangeBetween(apart(gap), 'x', 'tie'),
    );
    expect(bands).toEqual([1, 1, 1, 2, 2, 3, 3, 4]);
  },
);

shows('xw.range.closest-points', 'the nearest corner of a turned base counts, not its middle', () => {
  const turned = (y: number) =>
    xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 200, 0] },
      tie: { pilot: 'academypilot', at: [450, y, 135] },
    });
  // Half the diagonal of a 40 mm square is 28.28 mm.
  expect(rangeBetween(turned(348), 'x', 'tie')).toBe(1);
  expect(rangeBetween(turned(349), 'x', 'tie')).toBe(2);
});

shows('xw.range.self', 'a ship is at range 1 of itself', () => {
  expect(rangeBetween(apart(500), 'x', 'x')).toBe(1);
});

shows('xw.range.guides-ignored', 'the pegs of the bases do not shorten the range', () => {
  const table = apart(101);
  expect(table.state.options.guides).toBe(1.5);
  expect(rangeBetween(table, 'x', 'tie')).toBe(2);
});

shows(
  ['xw.range.attack-in-arc-point', 'xw.range.attack-from-point'],
  'an attack is measured from any point of the attacker to the nearest point in its arc',
  () => {
    const table = xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 300, 0] },
      tie: { pilot: 'academypilot', at: [570, 400, 0], hasFought: true },
    });
    expect(rangeBetween(table, 'x', 'tie')).toBe(1);
    table.attack('x', 'tie', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
    expect(table.events('attackDeclared')).toMatchObject([{ range: 2 }]);
    table.ends();
  },
);

shows('xw.range.attack-from-point', 'the line of an attack may begin outside the attacker own arc', () => {
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 300, 0], tokens: { focus: 1 } },
    tie: { pilot: 'academypilot', at: [570, 400, 0], hasFought: true },
  }).attack('x', 'tie', { attack: ['focus', 'blank', 'blank'] });
  const [from, to] = table.attackNow.line;
  expect(from).toEqual({ x: 470, y: 320 });
  expect(to.x).toBeCloseTo(550, 3);
  expect(to.y).toBeGreaterThan(417);
});

shows('xw.range.turret-any-point', 'a turret measures to the nearest point, in arc or not', () => {
  const at = [450, 300, 0] as const;
  const target = { pilot: 'academypilot', at: [590, 420, 0], hasFought: true } as const;
  const turret = xwingTable({ falcon: { pilot: 'outerrimsmuggler', at }, tie: target });
  turret.attack('falcon', 'tie', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  expect(turret.events('attackDeclared')).toMatchObject([{ range: 1 }]);
  const fixed = xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at },
    x: { pilot: 'rookiepilot', at: [590, 420, 0], hasFought: true },
  }).attack('shuttle', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] });
  expect(fixed.events('attackDeclared')).toMatchObject([{ range: 2 }]);
  fixed.ends();
  turret.ends();
});

shows(
  ['xw.range.turret-any-point', 'xw.range.weapon-range'],
  'a card that fires outside the arc measures to the nearest point too',
  () => {
    const at = (upgrades: readonly string[]) =>
      xwingTable({
        y: { pilot: 'goldsquadronpilot', faction: 'rebel', at: [450, 300, 0], upgrades, lock: 'tie' },
        tie: { pilot: 'academypilot', at: [570, 400, 0], hasFought: true },
      }).until('declareTarget', 'y');
    // At range 2 in its arc, at range 1 to its nearest point.
    at(['ioncannonturret']).attack('y', 'tie', {
      weapon: 'ioncannonturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
    at(['protontorpedoes']).offersExactly(
      { weapon: 'primary', target: 'tie' },
      { weapon: 'y.u1', target: 'tie' },
      { decline: true },
    );
    at(['advprotontorpedoes'])
      .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
      .refuses({ weapon: 'y.u1', target: 'tie' }, 'xw.range.weapon-range');
  },
);

shows(
  ['xw.range.wording.span', 'xw.range.weapon-range'],
  'a weapon of range 2-3 is usable at ranges 2 and 3 and at no other',
  () => {
    const primary = { weapon: 'primary', target: 'tie' };
    const torpedoes = { weapon: 'x.u1', target: 'tie' };
    const offered = (gap: number) => apart(gap, ['protontorpedoes']).until('declareTarget', 'x');
    offered(100).offersExactly(primary, { decline: true }).refuses(torpedoes, 'xw.range.weapon-range');
    offered(101).offersExactly(primary, torpedoes, { decline: true });
    offered(300).offersExactly(primary, torpedoes, { decline: true });
    const far = apart(301, ['protontorpedoes']);
    expect(far.open.some((each) => each.kind === 'declareTarget')).toBe(false);
  },
);

shows('xw.range.in-range-not-arc', 'a ship at range 1 out of arc is no target', () => {
  xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 300, 0] },
    behind: { pilot: 'academypilot', at: [450, 220, 0], hasFought: true },
    ahead: { pilot: 'academypilot', at: [450, 500, 0], hasFought: true },
  })
    .until('declareTarget', 'x')
    .offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true })
    .refuses({ weapon: 'primary', target: 'behind' }, 'xw.attack.declare.primary-requirements');
});

shows('xw.range.wording.at', 'a base across a limit is at the nearer range only', () => {
  const table = apart(90);
  expect(rangeBetween(table, 'x', 'tie')).toBe(1);
  // Its middle and its far edge lie in the second band.
  table.attack('x', 'tie', {
    attack: ['blank', 'blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  expect(table.events('attackDeclared')).toMatchObject([{ range: 1 }]);
});

shows('xw.range.to-token', 'range to a token ends at the point of the token nearest to the base', () => {
  const x = apart(500).ship('x');
  const token = (y: number) => bombShape({ pose: { x: 450, y, heading: 180 } });
  // Half the token is 12 mm, and its nubs point at the ship with 2 mm more.
  expect(rangeTo(x, token(220 + 100 + 14))).toBe(1);
  expect(rangeTo(x, token(220 + 101 + 14))).toBe(2);
});

shows('xw.range.to-edge', 'range to an edge is measured square to it', () => {
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [60, 300, 45] },
    tie: { pilot: 'academypilot', at: [450, 600, 180] },
  });
  const { area } = table.state.options;
  const base = baseOf(table.ship('x') as PlacedShip);
  const bands = (edge: 'west' | 'south' | 'east') =>
    depthsFrom(area, edge, base).map((depth) => rangeOf(depth * depth));
  expect(bands('west')).toEqual([1, 1]);
  expect(bands('south')).toEqual([3, 4]);
  expect(bands('east')).toEqual([6, 6]);
});

shows(
  ['xw.range.closest-points', 'xw.range.wording.within', 'xw.range.wording.beyond', 'xw.range.to-token'],
  'a ship that is off the table is beyond the longest ruler, from ships and from tokens',
  () => {
    const table = xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 200, 0] },
      tie: { pilot: 'academypilot', at: [450, 300, 180] },
      lost: { pilot: 'academypilot', at: null, gone: 'destroyed' },
    });
    expect([rangeBetween(table, 'x', 'lost'), rangeBetween(table, 'lost', 'x')]).toEqual([6, 6]);
    const token = bombShape({ pose: { x: 450, y: 300, heading: 0 } });
    expect([rangeTo(table.ship('tie'), token), rangeTo(table.ship('lost'), token)]).toEqual([1, 6]);
  },
);

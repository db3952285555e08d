import { disc } from '@sortie/geometry';
import {
  advanceAlong,
  difficultAlong,
  endCompulsoryMove,
  figuresAlong,
  firstStop,
  floorUnder,
  layTool,
  type Relief,
  standFault,
} from '@sortie/legion/measuring';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

const start = figure('mover', 500, 400).stand;
const trooper = traveller();

/** Straight to the right: 152 mm for a small base at speed 2. */
const route = (bend = 0) => layTool(start, 'small', { speed: 2, angle: 90, bend });
const difficult = (table: Relief, until = 152) =>
  difficultAlong(route(), until, trooper, table).map(({ id }) => id);

shows(
  ['lg.terrain.impassable.no-move', 'lg.move.collision-stops'],
  'a base stops in contact with impassable terrain, and a bend gets round it',
  () => {
    // A container of 60 by 120, its side at 570.
    const table = relief(['container', 600, 400, 90]);
    const stop = firstStop(route(), trooper, table, []);
    expect(stop).toMatchObject({ kind: 'terrain', id: 't0' });
    expect(stop!.at).toBeCloseTo(70 - 13.5 + 0.01, 6);
    const advance = advanceAlong(route(), trooper, around(table))!;
    expect(advance.stand.x).toBeCloseTo(556.5, 1);
    expect(advance).toMatchObject({ isWhole: false, fault: undefined, stop: { kind: 'terrain', id: 't0' } });
    expect(
      firstStop(layTool(start, 'small', { speed: 2, angle: 0, bend: 90 }), trooper, table, []),
    ).toBeUndefined();
  },
);

shows('lg.terrain.barricade.all-may-cross', 'a barricade is crossed, and nobody rests on it', () => {
  const table = relief(['barricade', 600, 400, 0]);
  expect(firstStop(route(), trooper, table, [])).toBeUndefined();
  // 70 wide: from 565 to 635. A base with its middle at 652 is clear of it, one at 640 is not.
  expect(advanceAlong(route(), trooper, around(table))).toMatchObject({ isWhole: true, after: 152 });
  const short = advanceAlong(route(), trooper, around(table), 130)!;
  expect(short.fault).toEqual({ rule: 'lg.move.end.flat-surface', by: 't0' });
  expect(short.stand.x).toBeCloseTo(565 - 13.5, 1);
});

shows(
  ['lg.terrain.difficult.enter', 'lg.terrain.difficult.start', 'lg.terrain.barricade.difficult-for-troopers'],
  'difficult terrain counts from the start to the point that is reached',
  () => {
    const table = relief(['ruins', 420, 400], ['barricade', 600, 400, 90], ['forest-small', 640, 480]);
    expect(difficult(table)).toEqual(['t0', 't1']);
    expect(difficult(table, 60)).toEqual(['t0']);
    expect(
      difficultAlong(
        layTool(start, 'huge', { speed: 1, angle: 90, bend: 0 }),
        169,
        traveller('at-st'),
        table,
      ).map(({ id }) => id),
    ).toEqual(['t0']);
  },
);

shows(
  ['lg.terrain.trench.open-inside', 'lg.terrain.trench.difficult-to-enter-leave-cross'],
  'a trench is open along its bed and difficult to enter, leave or cross',
  () => {
    expect(difficult(relief(['trench', 560, 400]))).toEqual([]);
    expect(difficult(relief(['trench', 500, 400]))).toEqual(['t0']);
    expect(difficult(relief(['trench', 500, 400]), 80)).toEqual([]);
    expect(difficult(relief(['trench', 600, 400, 90]))).toEqual(['t0']);
  },
);

shows(
  ['lg.move.end.no-overlap-minis', 'lg.move.end.no-overlap-tokens', 'lg.base.contact.enemy-forbidden'],
  'nobody ends on a base or a token, nor in contact with an enemy',
  () => {
    const at = { x: 500, y: 400, level: 0 };
    const other = figure('other', 526.9, 400);
    const free = around(relief());
    expect(standFault(trooper, at, free)).toBeUndefined();
    expect(standFault(trooper, at, { ...free, figures: [other] })).toEqual({
      rule: 'lg.move.end.no-overlap-minis',
      by: 'other',
    });
    const touching = figure('other', 527, 400);
    expect(standFault(trooper, at, { ...free, figures: [touching] })).toBeUndefined();
    expect(standFault(trooper, at, { ...free, untouchable: [touching] })).toEqual({
      rule: 'lg.base.contact.enemy-forbidden',
      by: 'other',
    });
    expect(standFault(trooper, at, { ...free, tokens: [disc({ x: 520, y: 400 }, 12.55)] })).toEqual({
      rule: 'lg.move.end.no-overlap-tokens',
      by: undefined,
    });
  },
);

shows(
  ['lg.move.end.overhang', 'lg.move.end.flat-surface'],
  'the middle of a base has to be over what bears it',
  () => {
    const table = relief(['house-small', 600, 400], ['hill-low', 1000, 400], ['crater-large', 1300, 400]);
    const floors = [530, 674, 676, 1000, 1300, 1380].map((x) => floorUnder(table, { x, y: 400 }, 13.5));
    expect(floors).toEqual([80, 80, 0, 30, -25, 0]);
    const on = (x: number, level: number) => standFault(trooper, { x, y: 400, level }, around(table));
    expect(on(674, 80)).toBeUndefined();
    expect(on(674, 0)).toEqual({ rule: 'lg.move.end.flat-surface', by: undefined });
    expect(on(680, 0)).toEqual({ rule: 'lg.move.end.flat-surface', by: 't0' });
    expect(on(688.5, 0)).toBeUndefined();
  },
);

shows(
  ['lg.defeat.off-battlefield.during-move', 'lg.compulsory-move.partial-at-edge'],
  'the edge of the table stops a base at its rim',
  () => {
    const near = layTool(figure('mover', 60, 400).stand, 'small', { speed: 1, angle: 270, bend: 0 });
    const stop = firstStop(near, trooper, relief(), []);
    expect(stop!.kind).toBe('edge');
    expect(stop!.at).toBeCloseTo(46.51, 2);
  },
);

shows(
  ['lg.vertical.requires-leader-contact', 'lg.unit-keyword.jump.down', 'lg.unit-keyword.jump.over-terrain'],
  'a roof is not walked off, but jumped off and onto',
  () => {
    const table = relief(['house-small', 500, 400]);
    const roof = { ...start, level: 80 };
    const off = layTool(roof, 'small', { speed: 2, angle: 90, bend: 0 });
    expect(firstStop(off, trooper, table, [])).toMatchObject({ kind: 'drop' });
    const jumper = traveller('luke-skywalker', { over: 80 + 152.4, dropsFreely: true });
    expect(firstStop(off, jumper, table, [])).toBeUndefined();
    expect(advanceAlong(off, jumper, around(table))).toMatchObject({ isWhole: true, stand: { level: 0 } });
    const up = layTool(figure('mover', 380, 400).stand, 'small', { speed: 2, angle: 90, bend: 0 });
    expect(firstStop(up, trooper, table, [])).toMatchObject({ kind: 'terrain', id: 't0' });
    expect(advanceAlong(up, { ...jumper, over: 152.4 }, around(table))).toMatchObject({
      isWhole: true,
      stand: { level: 80 },
    });
  },
);

shows(
  ['lg.terrain.table.hill', 'lg.terrain.impassable.rating-over-height'],
  'a hill is walked up and down whatever its height',
  () => {
    const table = relief(['dune', 600, 400]);
    const walker = traveller('at-rt');
    const over = layTool({ ...start, x: 395, heading: 90 }, 'large', { speed: 2, angle: 90, bend: 0 });
    expect(firstStop(over, walker, table, [])).toBeUndefined();
    expect(advanceAlong(over, walker, around(table))).toMatchObject({ isWhole: true, stand: { level: 35 } });
  },
);

test('miniatures on the way are told in the order in which the base meets them', () => {
  const figures = [
    figure('far', 620, 410),
    figure('near', 560, 395),
    figure('aside', 560, 440),
    figure('above', 600, 400, 'stormtroopers', 165),
  ];
  expect(figuresAlong(route(), trooper, figures).map(({ id }) => id)).toEqual(['near', 'far']);
});

shows(
  [
    'lg.compulsory-move.back-up.minimum',
    'lg.compulsory-move.back-up.completes',
    'lg.compulsory-move.partial-if-blocked',
  ],
  'a compulsory move backs up by at most half a base from terrain, else it goes as far as it can',
  () => {
    const bike = traveller('74-z-speeder-bikes', { over: 152.4 });
    const way = layTool({ ...start, heading: 90 }, 'medium', { speed: 3, angle: 90, bend: 0 });
    // The way is 219 long and ends with the middle at 719, the rim at 744.
    const free = endCompulsoryMove(way, bike, around(relief()));
    expect(free).toMatchObject({ isFull: true, isWhole: true, after: 219 });
    const backed = endCompulsoryMove(way, bike, around(relief(['wall-low', 740, 400, 90])))!;
    expect(backed).toMatchObject({
      isFull: true,
      isWhole: false,
      fault: { rule: 'lg.move.end.flat-surface', by: 't0' },
    });
    expect(backed.stand.x).toBeCloseTo(733 - 25, 1);
    const far = endCompulsoryMove(way, bike, around(relief(['wall-low', 715, 400, 90])))!;
    expect(far.isFull).toBe(false);
    expect(far.stand.x).toBeCloseTo(708 - 25, 1);
    const vehicle = figure('vehicle', 740, 400, 'at-st');
    const blocked = endCompulsoryMove(way, bike, around(relief(), [vehicle]))!;
    expect(blocked).toMatchObject({
      isFull: false,
      fault: { rule: 'lg.move.end.no-overlap-minis', by: 'vehicle' },
    });
    expect(blocked.stand.x).toBeCloseTo(740 - 75, 1);
  },
);

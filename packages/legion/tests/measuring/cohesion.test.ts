import {
  type Cohesion,
  cohesionFault,
  completeFormation,
  formationFault,
  placeAt,
  type Relief,
  zoneOf,
} from '@sortie/legion/measuring';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

const leader = placeAt(500, 400, 0);
const unit = (table: Relief = relief(), more: Partial<Cohesion> = {}): Cohesion => ({
  leader,
  who: traveller(),
  around: around(table),
  ...more,
});
const at = (x: number, y: number, level = 0) => placeAt(x, y, level);
const ruleOf = (cohesion: Cohesion, x: number, y: number, level = 0) =>
  cohesionFault(cohesion, at(x, y, level))?.rule;

shows('lg.cohesion.max-distance', 'a gap of 75 mm between the bases is cohesion, more is not', () => {
  expect(ruleOf(unit(), 602, 400)).toBeUndefined();
  expect(ruleOf(unit(), 602.1, 400)).toBe('lg.cohesion.max-distance');
});

shows(
  ['lg.cohesion.path-required', 'lg.cohesion.path-around-terrain'],
  'a speed-1 move has to lead there, and may bend round what is in between',
  () => {
    // A long wall leaves no way round; past the side of a vaporator the tool bends.
    const wall = relief(['wall-tall', 550, 400, 90]);
    expect(ruleOf(unit(wall), 585, 400)).toBe('lg.cohesion.path-required');
    const post = relief(['vaporator', 545, 400]);
    expect(ruleOf(unit(post), 580, 425)).toBeUndefined();
    expect(ruleOf(unit(post), 577, 400)).toBe('lg.cohesion.path-required');
    expect(ruleOf(unit(relief(['barricade', 550, 400, 90])), 585, 400)).toBeUndefined();
  },
);

shows(
  'lg.cohesion.own-minis-do-not-obstruct',
  'a vehicle that nobody moves through obstructs the way',
  () => {
    const walker = figure('walker', 552, 400, 'at-rt');
    const walled = unit(relief(), { around: { ...around(relief(), [walker]), walls: [walker] } });
    expect(ruleOf(unit(relief(), { around: around(relief(), [walker]) }), 601, 400)).toBeUndefined();
    expect(ruleOf(walled, 601, 400)).toBe('lg.cohesion.path-required');
  },
);

shows(
  ['lg.cohesion.no-enemy-contact', 'lg.terrain.difficult.enter', 'lg.setup.deploy.bases-fully-inside'],
  'no place in contact with an enemy, in difficult terrain after a move at full speed, or across a zone border',
  () => {
    const enemy = figure('enemy', 560, 400);
    const near = unit(relief(), { around: { ...around(relief()), untouchable: [enemy] } });
    expect(ruleOf(near, 533, 400)).toBe('lg.base.contact.enemy-forbidden');
    expect(ruleOf(near, 532.9, 400)).toBeUndefined();
    const ruins = relief(['ruins', 600, 400]);
    expect(ruleOf(unit(ruins), 580, 400)).toBeUndefined();
    expect(ruleOf(unit(ruins, { keepsOffDifficult: true }), 580, 400)).toBe('lg.terrain.difficult.enter');
    const zones = [zoneOf([at(0, 0), at(560, 0), at(560, 914), at(0, 914)])];
    expect(ruleOf(unit(relief(), { zones }), 546, 400)).toBeUndefined();
    expect(ruleOf(unit(relief(), { zones }), 546.5, 400)).toBe('lg.setup.deploy.bases-fully-inside');
  },
);

shows(
  [
    'lg.cohesion.vertical.same-height-default',
    'lg.cohesion.vertical.touch-terrain',
    'lg.cohesion.vertical.max-height-1',
    'lg.cohesion.vertical.not-past-leader',
  ],
  'on different levels only after a climb, touching the piece, no farther than height 1 and not past the leader',
  () => {
    const house = relief(['house-small', 600, 400]);
    expect(ruleOf(unit(house), 540, 400, 80)).toBe('lg.cohesion.vertical.same-height-default');
    const up = unit(house, { leader: at(540, 400, 80), climbed: { terrain: 't0', from: 0 } });
    expect(ruleOf(up, 511.5, 400)).toBeUndefined();
    expect(ruleOf(up, 505, 400)).toBe('lg.cohesion.vertical.touch-terrain');
    expect(ruleOf(up, 570, 400, 80)).toBeUndefined();
    expect(ruleOf({ ...up, climbed: { terrain: 't0', from: 160 } }, 511.5, 400)).toBe(
      'lg.cohesion.vertical.not-past-leader',
    );
    const tower = unit(relief(['tower', 600, 400]), {
      leader: at(560, 400, 165),
      climbed: { terrain: 't0', from: 0 },
    });
    expect(ruleOf(tower, 531.5, 400)).toBe('lg.cohesion.vertical.max-height-1');
  },
);

const eight = (x: number, y: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    id: `m${index}`,
    at: { x: x + 28 * (index % 4), y: y + 28 * Math.floor(index / 4) },
  }));

test('wishes that are legal are granted as they are', () => {
  const wishes = eight(440, 340);
  const placed = completeFormation(unit(), wishes)!;
  expect(placed).toEqual(wishes.map(({ id, at: { x, y } }) => ({ id, place: at(x, y) })));
  expect(formationFault(unit(), placed)).toBeUndefined();
});

test('wishes too far away, on each other or behind a wall become a legal arrangement near to them', () => {
  const table = relief(['wall-tall', 550, 400, 90], ['house-small', 480, 490]);
  const cohesion = unit(table);
  for (const wishes of [
    eight(800, 400),
    eight(560, 380),
    eight(460, 450),
    Array.from({ length: 8 }, (_, index) => ({ id: `m${index}`, at: leader })),
  ]) {
    const placed = completeFormation(cohesion, wishes)!;
    expect(placed.map(({ id }) => id)).toEqual(wishes.map(({ id }) => id));
    expect(formationFault(cohesion, placed)).toBeUndefined();
  }
});

shows(
  'lg.cohesion.required',
  'the miniature out of place is named with the rule and what is in its way',
  () => {
    const placed = [
      { id: 'm0', place: at(530, 400) },
      { id: 'm1', place: at(545, 400) },
    ];
    expect(formationFault(unit(), placed)).toEqual({
      miniature: 'm1',
      rule: 'lg.move.end.no-overlap-minis',
      by: 'm0',
    });
    expect(
      formationFault(unit(relief(['barricade', 570, 400, 90])), [{ id: 'm0', place: at(570, 400) }]),
    ).toEqual({
      miniature: 'm0',
      rule: 'lg.move.end.flat-surface',
      by: 't0',
    });
  },
);

shows('lg.vertical.no-room-no-move', 'where there is no room for all, no arrangement is found', () => {
  // Four vehicles shut the leader in.
  const walls = [
    [430, 400],
    [570, 400],
    [500, 330],
    [500, 470],
    [450, 350],
    [450, 450],
    [550, 350],
    [550, 450],
  ].map(([x, y], index) => figure(`v${index}`, x!, y!, 'at-st'));
  const shut = unit(relief(), { around: { ...around(relief(), walls), walls } });
  expect(completeFormation(shut, eight(440, 340))).toBeUndefined();
});

shows(
  'lg.melee.start.2-own-minis',
  'in a melee each miniature comes into contact with the enemy unit',
  () => {
    const enemies = [figure('e0', 540, 400), figure('e1', 540, 440)];
    const cohesion = unit(relief(), { around: around(relief(), enemies), touching: enemies });
    const placed = completeFormation(cohesion, eight(480, 380).slice(0, 4))!;
    expect(placed.length).toBe(4);
    expect(formationFault(cohesion, placed)).toBeUndefined();
    expect(ruleOf(cohesion, 500, 440)).toBe('lg.melee.start.2-own-minis');
  },
);

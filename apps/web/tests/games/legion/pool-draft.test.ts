import type { PoolRegion } from '@sortie/legion/model';
import { expect, test } from 'vitest';
import { groupDice } from '../../../src/games/legion/fight/dice-groups.ts';
import { diceOfDraft, toggleWeapon, turnMiniature } from '../../../src/games/legion/fight/pool/pool-draft.ts';
import { takeOneMore } from '../../../src/games/legion/fight/use/picked-kinds.ts';

const target = {
  defender: 'storm',
  type: 'ranged',
  range: 1,
  weapons: [
    { weapon: 'rifle', miniatures: ['m1', 'm2'] },
    { weapon: 'grenade', miniatures: ['m1', 'm2'] },
  ],
} as unknown as PoolRegion['targets'][number];

const all = [{ weapon: 'rifle', miniatures: ['m1', 'm2'] }] as unknown as Parameters<typeof toggleWeapon>[0];

test('a miniature that adds as many weapons as it may changes one for another', () => {
  const one = toggleWeapon(all, target, { weapon: 'grenade', miniature: 'm2', most: 1 });
  expect(one).toEqual([
    { weapon: 'rifle', miniatures: ['m1'] },
    { weapon: 'grenade', miniatures: ['m2'] },
  ]);
  expect(toggleWeapon(all, target, { weapon: 'grenade', miniature: 'm2', most: 2 })).toEqual([
    { weapon: 'rifle', miniatures: ['m1', 'm2'] },
    { weapon: 'grenade', miniatures: ['m2'] },
  ]);
  expect(toggleWeapon(one, target, { weapon: 'grenade', miniature: 'm2', most: 1 })).toEqual([
    { weapon: 'rifle', miniatures: ['m1'] },
  ]);
});

test('a miniature that is pointed at goes through its weapons and then stays out', () => {
  const second = turnMiniature(all, target, 'm1');
  const out = turnMiniature(second, target, 'm1');
  expect(second).toEqual([
    { weapon: 'rifle', miniatures: ['m2'] },
    { weapon: 'grenade', miniatures: ['m1'] },
  ]);
  expect(out).toEqual([{ weapon: 'rifle', miniatures: ['m2'] }]);
  expect(turnMiniature(out, target, 'm1')).toEqual(all);
});

test('the dice of a draft are those of each weapon for each miniature', () => {
  const weapons = [{ weapon: 'rifle', dice: { red: 0, black: 1, white: 2 } }];
  expect(diceOfDraft(all, { weapons } as unknown as PoolRegion)).toEqual({ red: 0, black: 2, white: 4 });
});

test('a pool is grouped by what it shows and by colour, cancelled dice last', () => {
  const die = (colour: 'red' | 'white', face: 'hit' | 'blank', cancelled = false) => ({
    colour,
    face,
    cancelled,
  });
  const groups = groupDice([
    die('white', 'blank'),
    die('white', 'hit', true),
    die('red', 'hit'),
    die('red', 'hit'),
  ]);
  expect(groups.map(({ kind, count, cancelled }) => [kind, count, cancelled])).toEqual([
    ['red hit', 2, false],
    ['white blank', 1, false],
    ['white hit', 1, true],
  ]);
});

test('every press takes one more of a kind, and after the last of them none', () => {
  const blanks = { kind: 'red blank', count: 2 };
  const one = takeOneMore({}, blanks, 3);
  const two = takeOneMore(one, blanks, 3);
  expect([one, two, takeOneMore(two, blanks, 3)]).toEqual([
    { 'red blank': 1 },
    { 'red blank': 2 },
    { 'red blank': 0 },
  ]);
  expect(takeOneMore({ 'white blank': 1 }, blanks, 1)).toEqual({ 'white blank': 1, 'red blank': 0 });
});

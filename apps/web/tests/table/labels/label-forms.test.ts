import { expect, test } from 'vitest';
import { captionForms, tagSize } from '../../../src/table/labels/caption-forms.ts';
import { leaderPath } from '../../../src/table/labels/leader.ts';
import { tokenGrids, tokenSpots } from '../../../src/table/labels/token-grids.ts';

test('a caption is whole, short, or hardly there, each once', () => {
  const luke = { longCaption: '8 Luke Skywalker', caption: '8 Luke', shortCaption: '8' };
  expect(captionForms(luke)).toEqual(['8 Luke Skywalker', '8 Luke', '8']);
  expect(captionForms({ caption: '5', shortCaption: '5' })).toEqual(['5']);
});

test('a piece without a caption wears its tick alone once it has acted', () => {
  expect(captionForms({})).toEqual([]);
  expect(captionForms({ state: 'active' })).toEqual([]);
  expect(captionForms({ state: 'done' })).toEqual(['']);
});

test('a plate is wide enough for its words and its tick', () => {
  const bare = tagSize('8 Luke', false);
  expect(tagSize('8 Luke', true).width).toBeGreaterThan(bare.width);
  expect(tagSize('8 Luke Skywalker', false).width).toBeGreaterThan(bare.width);
  expect(tagSize('8', false).width).toBeGreaterThanOrEqual(bare.height);
});

test('tokens lie in columns of three, a square, a row, a column, or are folded', () => {
  expect(tokenGrids(1)).toEqual([{ columns: 1, rows: 1, isFolded: false }]);
  expect(tokenGrids(5)).toEqual([
    { columns: 2, rows: 3, isFolded: false },
    { columns: 3, rows: 2, isFolded: false },
    { columns: 5, rows: 1, isFolded: false },
    { columns: 1, rows: 5, isFolded: false },
    { columns: 1, rows: 1, isFolded: true },
  ]);
});

test('six tokens in two rows lie about the middle', () => {
  const spots = tokenSpots({ columns: 3, rows: 2, isFolded: false }, 6);
  expect(spots.map(({ y }) => y)).toEqual([-10, -10, -10, 10, 10, 10]);
  expect(spots.reduce((sum, { x }) => sum + x, 0)).toBe(0);
  expect(tokenSpots({ columns: 1, rows: 1, isFolded: true }, 0)).toEqual([]);
});

test('a line leads from a piece to a label that stands off, and ends before it', () => {
  expect(leaderPath({ x: 100, y: -40 })).toBe('M25 -10L86 -34.4');
});

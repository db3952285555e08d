import { expect, test } from 'vitest';
import { addKeys } from '../../src/lists/add-keys.ts';
import { nextRow } from '../../src/lists/next-row.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowUp', -1, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 0, undefined],
])('%s leads from row %i of three to %s', (key, here, next) => {
  expect(nextRow(key, here, 3)).toBe(next);
});

test('an empty list has no row to go to', () => {
  expect(nextRow('ArrowDown', -1, 0)).toBeUndefined();
});

test('equal items are told apart by their count', () => {
  expect(addKeys(['tie', 'wing', 'tie'], (name) => name).map(({ key }) => key)).toEqual([
    'tie 1',
    'wing 1',
    'tie 2',
  ]);
});

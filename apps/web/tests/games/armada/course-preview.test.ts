import { expect, test } from 'vitest';
import { clicksOf, mostClicks, toolOf } from '../../../src/games/armada/movement/course-preview.ts';

test('a joint may be bent as far as its yaw, and beyond it by what is left of the extra yaw', () => {
  expect(mostClicks([0, 0], [1, 0], 0)).toEqual([1, 0]);
  expect(mostClicks([0, 0], [1, 0], 1)).toEqual([2, 1]);
  expect(mostClicks([2, 0], [1, 0], 1)).toEqual([2, 0]);
  expect(mostClicks([0, -1], [1, 0], 1)).toEqual([1, 1]);
  expect(mostClicks([0], [2], 2)).toEqual([2]);
});

test('the tool on the board has a link for each joint, bent by its clicks, and clicks are read back', () => {
  const tool = toolOf({ clicks: [1, -2], side: 'left' });
  expect(tool.links).toHaveLength(2);
  expect(tool.bends).toEqual([22.5, -45]);
  expect(clicksOf(tool.bends)).toEqual([1, -2]);
});

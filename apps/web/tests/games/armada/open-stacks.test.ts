import { expect, test } from 'vitest';
import {
  exchange,
  isComplete,
  nextEmpty,
  putCommand,
} from '../../../src/games/armada/commands/open-stacks.ts';

test('commands are put into places, the next empty place follows, and two places are exchanged', () => {
  const first = putCommand([null, null, null], 1, 'repair');
  expect(first).toEqual([null, 'repair', null]);
  expect(nextEmpty(first, 1)).toBe(2);
  expect(nextEmpty(first, 2)).toBe(0);
  expect(isComplete(first)).toBe(false);
  const full = putCommand(putCommand(first, 0, 'navigate'), 2, 'squadron');
  expect(isComplete(full)).toBe(true);
  expect(nextEmpty(full, 2)).toBe(2);
  expect(exchange(full, 0, 2)).toEqual(['squadron', 'repair', 'navigate']);
});

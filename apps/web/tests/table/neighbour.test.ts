import { expect, test } from 'vitest';
import { nearestPiece, neighbour, stepTowards } from '../../src/table/neighbour.ts';

const pieces = [
  { id: 'middle', pose: { x: 0, y: 0 }, reach: 20 },
  { id: 'right', pose: { x: 100, y: 10 }, reach: 20 },
  { id: 'farRight', pose: { x: 300, y: 0 }, reach: 20 },
  { id: 'up', pose: { x: 10, y: 200 }, reach: 40 },
];

test('an arrow key goes to the next piece in its direction', () => {
  expect(neighbour(pieces, 'middle', stepTowards('right', false))).toBe('right');
  expect(neighbour(pieces, 'right', stepTowards('right', false))).toBe('farRight');
  expect(neighbour(pieces, 'middle', stepTowards('up', false))).toBe('up');
  expect(neighbour(pieces, 'up', stepTowards('down', false))).toBe('middle');
  expect(neighbour(pieces, 'middle', stepTowards('left', false))).toBeUndefined();
});

test('right is left for whoever sits at the other edge', () => {
  expect(neighbour(pieces, 'middle', stepTowards('left', true))).toBe('right');
  expect(neighbour(pieces, 'middle', stepTowards('down', true))).toBe('up');
});

test('a finger beside the pieces means the nearest within its reach', () => {
  expect(nearestPiece(pieces, { x: 40, y: 0 }, 45)).toBe('middle');
  expect(nearestPiece(pieces, { x: 62, y: 0 }, 70)).toBe('right');
  expect(nearestPiece(pieces, { x: 10, y: 235 }, 10)).toBe('up');
  expect(nearestPiece(pieces, { x: 40, y: 0 }, 10)).toBeUndefined();
});

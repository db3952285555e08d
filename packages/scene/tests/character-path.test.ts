import { characterPath } from '@sortie/scene';
import { expect, test } from 'vitest';

test('a character is drawn as squares from its top left corner', () => {
  const path = characterPath('1', { x: 10, y: 20, square: 2 });
  expect(path.startsWith('M14 20h2v2h-2ZM12 22h2v2h-2Z')).toBe(true);
  expect(path.match(/M/g)).toHaveLength(10);
});

test('every letter and digit differs from the others, and nothing else is drawn', () => {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
  const paths = characters.map((each) => characterPath(each, { x: 0, y: 0, square: 1 }));
  expect(new Set(paths).size).toBe(36);
  expect(characterPath('?', { x: 0, y: 0, square: 1 })).toBe('');
});

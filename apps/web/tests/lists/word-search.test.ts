import { expect, test } from 'vitest';
import { fileName } from '../../src/lists/file-name.ts';
import { hasWords } from '../../src/lists/word-search.ts';

test.each([
  ['Luke Skywalker X-wing', 'sky luke', true],
  ['Astromecánico R2-D2', 'astromecanico', true],
  ['R2-D2', 'r2d2', true],
  ['X-wing', 'x-wing', true],
  ['T-70 X-wing', 'ywing', false],
  ['Luke Skywalker', 'luke leia', false],
  ['Luke Skywalker', '  ', true],
  ['Luke Skywalker', '-', false],
])('%s is sought by %s', (text, query, isFound) => {
  expect(hasWords(text, query)).toBe(isFound);
});

test('words that only meet across a gap are not one word', () => {
  expect(hasWords('Red Ace', 'dac')).toBe(false);
});

test.each([
  ['Esquadrão “É” 2', 'esquadrao-e-2.json'],
  ['', 'squad.json'],
  ['../..', 'squad.json'],
])('the file of %s is %s', (name, file) => {
  expect(fileName(name)).toBe(file);
});

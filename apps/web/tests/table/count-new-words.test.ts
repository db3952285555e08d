import { expect, test } from 'vitest';
import { countNewWords } from '../../src/table/gallery/count-new-words.ts';

const said = (...texts: readonly string[]) => texts.map((text) => ({ name: 'Zoë', text }));

test('what was said since is new', () => {
  expect(countNewWords([], said('a', 'b'))).toBe(2);
  expect(countNewWords(said('a'), said('a', 'b', 'c'))).toBe(2);
  expect(countNewWords(said('a', 'b'), said('a', 'b'))).toBe(0);
});

test('a gallery that forgets its oldest words still has new ones', () => {
  expect(countNewWords(said('a', 'b', 'c'), said('b', 'c', 'd'))).toBe(1);
  expect(countNewWords(said('a', 'a', 'a'), said('a', 'a', 'b'))).toBe(1);
  expect(countNewWords(said('a', 'b', 'c'), said('d', 'e', 'f'))).toBe(3);
});

test('a gallery that has forgotten everything says nothing new', () => {
  expect(countNewWords(said('a', 'b'), [])).toBe(0);
});

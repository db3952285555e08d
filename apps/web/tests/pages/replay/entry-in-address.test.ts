import { expect, test } from 'vitest';
import { addressAt, entryIn } from '../../../src/pages/replay/film/entry-in-address.ts';

test('an address leads to an entry of the film, never behind its end', () => {
  const asked = (query: string) => entryIn(new URLSearchParams(query), 40);
  expect(['at=12', 'at=40', 'at=41', 'at=0', '', 'at=', 'at=-1', 'at=x', 'at=1e9'].map(asked)).toEqual([
    12,
    40,
    40,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the place is added to the address it is opened at, except where the film begins', () => {
  const shared = { pathname: '/replay/abc', search: '?at=3' };
  expect(addressAt(shared, 12, 7)).toBe('/replay/abc?at=12');
  expect(addressAt(shared, 7, 7)).toBe('/replay/abc');
  expect(addressAt({ pathname: '/replay', search: '?file' }, 12, 7)).toBe('/replay?file=&at=12');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptList } from '../../src/lists/kept-lists.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('../../src/lists/kept-lists.ts');
const entry = (id: string, at: number): KeptList => ({
  id,
  game: 'wisps',
  name: id,
  list: { kind: 'bright', pieces: [] },
  at,
});
const stored = () => JSON.parse(kept.get('sortie.lists') ?? '[]') as readonly KeptList[];

test('a list is kept for the next visit, the one changed last first', async () => {
  const { keepList, keptList } = await load();
  keepList(entry('a', 1));
  keepList(entry('b', 3));
  keepList({ ...entry('a', 2), name: 'A' });
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(keptList('a')?.name).toBe('A');
  vi.resetModules();
  const later = await load();
  expect(later.keptList('b')).toEqual(entry('b', 3));
});

test('a list is forgotten and can be kept again as it was', async () => {
  const { forgetList, keepList, keptList } = await load();
  keepList(entry('a', 1));
  keepList(entry('b', 2));
  forgetList('a');
  expect(keptList('a')).toBeUndefined();
  keepList(entry('a', 1));
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a damaged entry does not cost the others', async () => {
  const sound = entry('a', 1);
  kept.set('sortie.lists', JSON.stringify([null, { id: 'x' }, sound, { ...sound, list: 'no list' }]));
  const { keptList, keepList } = await load();
  expect(keptList('a')).toEqual(sound);
  keepList(entry('b', 2));
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
});

test('lists kept by another tab in the meantime stay', async () => {
  const { keepList } = await load();
  kept.set('sortie.lists', JSON.stringify([entry('other', 5)]));
  keepList(entry('a', 6));
  expect(stored().map(({ id }) => id)).toEqual(['a', 'other']);
});

test('every list gets an id of its own', async () => {
  const { newListId } = await load();
  expect(newListId()).toMatch(/^[0-9a-f]{16}$/);
  expect(newListId()).not.toBe(newListId());
});

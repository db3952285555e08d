import { presets } from '@sortie/xwing/lists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptSquad } from '../../src/lists/kept-lists.ts';

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

const load = () => import('../../../src/pages/squads/kept-squads.ts');
const entry = (id: string, at: number): KeptSquad => ({ id, name: id, squad: presets[0]!.squad, at });
const stored = () => JSON.parse(kept.get('sortie.squads') ?? '[]') as readonly KeptSquad[];

test('a squad is kept for the next visit, the one changed last first', async () => {
  const { keepSquad, keptSquad } = await load();
  keepSquad(entry('a', 1));
  keepSquad(entry('b', 3));
  keepSquad({ ...entry('a', 2), name: 'A' });
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(keptSquad('a')?.name).toBe('A');
  vi.resetModules();
  const later = await load();
  expect(later.keptSquad('b')).toEqual(entry('b', 3));
});

test('a squad is forgotten and can be kept again as it was', async () => {
  const { forgetSquad, keepSquad, keptSquad } = await load();
  keepSquad(entry('a', 1));
  keepSquad(entry('b', 2));
  forgetSquad('a');
  expect(keptSquad('a')).toBeUndefined();
  keepSquad(entry('a', 1));
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a damaged entry does not cost the others', async () => {
  const sound = entry('a', 1);
  kept.set(
    'sortie.squads',
    JSON.stringify([null, { id: 'x' }, sound, { ...sound, squad: { faction: 'rebel', ships: [7] } }]),
  );
  const { keptSquad, keepSquad } = await load();
  expect(keptSquad('a')).toEqual(sound);
  keepSquad(entry('b', 2));
  expect(stored().map(({ id }) => id)).toEqual(['b', 'a']);
});

test('squads kept by another tab in the meantime stay', async () => {
  const { keepSquad } = await load();
  kept.set('sortie.squads', JSON.stringify([entry('other', 5)]));
  keepSquad(entry('a', 6));
  expect(stored().map(({ id }) => id)).toEqual(['a', 'other']);
});

test('every squad gets an id of its own', async () => {
  const { newSquadId } = await load();
  expect(newSquadId()).toMatch(/^[0-9a-f]{16}$/);
  expect(newSquadId()).not.toBe(newSquadId());
});

import { commitment, seedPromises } from '@sortie/kernel';
import type { DicePromises } from '@sortie/protocol';
import { expect, test } from 'vitest';
import { seedToShow } from '../../src/live/seed-to-show.ts';

const promises = seedPromises({ a: 'one', b: 'two' });
const kept = { dice: { commitment: commitment('secret'), seeds: { a: 'one' }, shown: [] } };
const told: DicePromises = { commitment: commitment('secret'), promises, shown: [], waitsUntil: 1 };
const shows = (dice: Partial<DicePromises>, seen: object = {}, status: 'waiting' | 'playing' = 'waiting') =>
  seedToShow({ dice: { ...kept.dice, ...seen } }, 'a', { status, dice: { ...told, ...dice } });

test('a seed is shown when all have promised, once', () => {
  expect(shows({})).toBe('one');
  expect(shows({ waitsUntil: null })).toBeUndefined();
  expect(shows({ shown: ['a'] })).toBeUndefined();
  expect(shows({ shown: ['b'] })).toBe('one');
  expect(shows({}, {}, 'playing')).toBeUndefined();
  expect(seedToShow({}, 'a', { status: 'waiting', dice: told })).toBeUndefined();
  expect(seedToShow(kept, 'b', { status: 'waiting', dice: told })).toBeUndefined();
});

test('no seed is shown to a server that tells of other promises than before', () => {
  expect(shows({}, { promises })).toBe('one');
  const other = seedPromises({ a: 'one', b: 'another' });
  expect(shows({ promises: other }, { promises })).toBeUndefined();
  expect(shows({ commitment: commitment('another') })).toBeUndefined();
  expect(shows({ promises: seedPromises({ a: 'another', b: 'two' }) })).toBeUndefined();
  expect(shows({ promises: {} })).toBeUndefined();
});

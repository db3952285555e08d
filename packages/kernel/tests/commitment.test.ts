import {
  choiceFault,
  commitment,
  gameSeed,
  keepsPromise,
  seedFault,
  seedPromise,
  seenFault,
} from '@sortie/kernel';
import { expect, test } from 'vitest';

const seeds = { ann: 'one', cal: 'two' };
const fairness = { commitment: commitment('secret'), seeds, secret: 'secret' };

test('a commitment can be kept by its own secret only', () => {
  expect(keepsPromise(fairness)).toBe(true);
  expect(keepsPromise({ ...fairness, secret: 'Secret' })).toBe(false);
  expect(keepsPromise({ commitment: fairness.commitment, seeds })).toBe(false);
});

test("the game's seed needs the secret and every player's seed, in no order", () => {
  const seed = gameSeed('secret', seeds);
  expect(gameSeed('secret', { cal: 'two', ann: 'one' })).toBe(seed);
  const others = [
    gameSeed('secret2', seeds),
    gameSeed('secret', { ann: 'one', cal: 'three' }),
    gameSeed('secret', { ann: 'two', cal: 'one' }),
    gameSeed('secret', { ann: 'one' }),
    gameSeed('secret', { 'ann":"one': 'x', cal: 'two' }),
  ];
  expect(new Set([seed, ...others]).size).toBe(6);
});

test('a seed is faulted when the secret is missing, another, or makes another seed', () => {
  const seed = gameSeed('secret', seeds);
  expect(seedFault(fairness, seed)).toBeUndefined();
  expect(seedFault({ commitment: fairness.commitment, seeds }, seed)?.rule).toBe('table.secret-not-revealed');
  expect(seedFault({ ...fairness, secret: 'other' }, seed)?.rule).toBe('table.commitment-broken');
  expect(seedFault(fairness, gameSeed('other', seeds))?.rule).toBe('table.seed-differs');
});

const promises = { ann: seedPromise('one'), cal: seedPromise('two') };
const promised = { ...fairness, promises };

test('a seed that was promised and never shown is no fault of the seed, but somebody could choose', () => {
  const held = { ...promised, seeds: { ann: 'one' } };
  expect(seedFault(held, gameSeed('secret', { ann: 'one' }))).toBeUndefined();
  expect(choiceFault(held)).toMatchObject({ rule: 'table.seed-withheld', about: { seat: 'cal' } });
  expect(choiceFault(promised)).toBeUndefined();
});

test('of several seeds each must have been promised; one alone meets the commitment and nothing else', () => {
  expect(choiceFault(fairness)).toMatchObject({ rule: 'table.seed-not-promised', about: { seat: 'ann' } });
  const half = { ...promised, promises: { ann: promises.ann } };
  expect(choiceFault(half)).toMatchObject({ rule: 'table.seed-not-promised', about: { seat: 'cal' } });
  expect(choiceFault({ ...fairness, seeds: { ann: 'one' } })).toBeUndefined();
  expect(choiceFault({ ...fairness, seeds: {} })).toMatchObject({ rule: 'table.nobody-added-seed' });
});

test('a file agrees with what was seen when commitment, promises and own seeds are the same', () => {
  const seen = { commitment: fairness.commitment, seeds: { ann: 'one' }, shown: ['ann'], promises };
  expect(seenFault(promised, seen)).toBeUndefined();
  const other = (fault: ReturnType<typeof seenFault>) => fault?.about;
  expect(other(seenFault(undefined, seen))).toEqual({ what: 'commitment' });
  expect(other(seenFault({ ...promised, commitment: commitment('other') }, seen))).toEqual({
    what: 'commitment',
  });
  const swapped = { ...promised, promises: { ...promises, cal: seedPromise('three') } };
  expect(other(seenFault(swapped, seen))).toEqual({ what: 'promise', seat: 'cal' });
  expect(other(seenFault(fairness, seen))).toEqual({ what: 'promise', seat: 'ann' });
  const changed = { ...promised, seeds: { ...seeds, ann: 'another' } };
  expect(other(seenFault(changed, seen))).toEqual({ what: 'seed', seat: 'ann' });
});

test('a seed that the referee acknowledged is in the file; one that never reached it may be missing', () => {
  const held = { ...promised, seeds: { cal: 'two' } };
  const seen = { commitment: fairness.commitment, seeds: { ann: 'one' }, shown: ['ann'], promises };
  expect(seenFault(held, seen)?.about).toEqual({ what: 'seed', seat: 'ann' });
  expect(seenFault(held, { ...seen, shown: [] })).toBeUndefined();
});

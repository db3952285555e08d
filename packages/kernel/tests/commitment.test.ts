import { commitment, gameSeed, keepsPromise, seedFault } from '@sortie/kernel';
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

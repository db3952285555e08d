import type { AttackOdds } from '@sortie/xwing/odds';
import { expect, test } from 'vitest';
import { bestOf, bestShot } from '../../../src/games/xwing/fight/best-use.ts';

const odds = (expectedDamage: number, chanceToDestroy = 0): AttackOdds => ({
  expectedDamage,
  chanceToDestroy,
  expectedHits: 0,
  expectedCrits: 0,
  chanceToHit: 0,
  damage: [],
});

test('the attacker wants most damage, the defender least', () => {
  const answers = [
    { key: 'pass', odds: odds(1) },
    { key: 'focus', odds: odds(2) },
  ];
  expect(bestOf(answers, 'attack')).toBe('focus');
  expect(bestOf(answers, 'defense')).toBe('pass');
});

test('destroying the ship comes before the damage', () => {
  const answers = [
    { key: 'pass', odds: odds(2, 0.1) },
    { key: 'focus', odds: odds(1.5, 0.4) },
  ];
  expect(bestOf(answers, 'attack')).toBe('focus');
  expect(bestOf(answers, 'defense')).toBe('pass');
});

test('of answers alike the one that costs nothing is the best', () => {
  const answers = [
    { key: 'pass', odds: odds(1) },
    { key: 'focus', odds: odds(1.001) },
  ];
  expect(bestOf(answers, 'attack')).toBe('pass');
});

test('nothing is marked where one of them is not known, or there is no choice', () => {
  expect(bestOf([{ key: 'pass', odds: odds(1) }], 'attack')).toBeUndefined();
  const unknown = { key: 'card', odds: undefined };
  expect(bestOf([{ key: 'pass', odds: odds(1) }, unknown], 'attack')).toBeUndefined();
});

test('of two shots alike neither is marked', () => {
  const [one, other] = [odds(1), odds(1)].map((each, place) => ({ key: String(place), odds: each }));
  expect(bestShot([one!, other!])).toBeUndefined();
  expect(bestShot([one!, other!, { key: 'best', odds: odds(2) }])).toBe('best');
});

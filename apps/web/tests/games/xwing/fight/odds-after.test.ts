import { expect, test } from 'vitest';
import { oddsAfter } from '../../../../src/games/xwing/fight/odds-after.ts';
import { percent } from '../../../../src/table/percent.ts';
import { duel } from './fight-table.ts';

const shot = { weapon: 'primary', target: 'tie' };

test('a focus token spent on two focus results is worth more than nothing', () => {
  const table = duel({ attack: ['focus', 'focus', 'blank'], defense: [] }).answer(shot);
  const passed = oddsAfter(table.view(), { kind: 'pass', pool: 'attack' })!;
  const spent = oddsAfter(table.view(), { kind: 'token', token: 'focus', pool: 'attack' })!;
  expect(passed.expectedDamage).toBe(0);
  expect(spent.expectedDamage).toBeGreaterThan(0);
});

test('rerolling a hit is worse than rerolling the blank', () => {
  const table = duel({ attack: ['hit', 'blank', 'hit'], defense: [] }).answer(shot);
  const rerolled = (dice: readonly number[]) =>
    oddsAfter(table.view(), { kind: 'lock', dice })!.expectedDamage;
  expect(rerolled([1])).toBeGreaterThan(rerolled([]));
  expect(rerolled([])).toBeGreaterThan(rerolled([0]));
});

test('an evade token cancels a hit for sure', () => {
  const table = duel({ attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] }).answer(
    shot,
  );
  table.answer({ pass: true });
  const damage = (change: Parameters<typeof oddsAfter>[1]) => oddsAfter(table.view(), change)!.expectedDamage;
  expect(damage({ kind: 'pass', pool: 'defense' })).toBe(1);
  expect(damage({ kind: 'token', token: 'evade', pool: 'defense' })).toBe(0);
});

test('without an attack there are no odds', () => {
  expect(oddsAfter(duel().view(), { kind: 'pass', pool: 'attack' })).toBeUndefined();
});

test('what can happen is never told as 0 %, what may fail never as 100 %', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map((chance) => percent(chance, 'en'))).toEqual([
    '0%',
    '1%',
    '50%',
    '99%',
    '100%',
  ]);
});

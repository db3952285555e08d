import { expect, test } from 'vitest';
import { rollAttack } from '../../src/odds/attack-roll.ts';
import { type Defense, expectedWounds, woundChances } from '../../src/odds/wound-chances.ts';

const one = { red: 0, black: 0, white: 0 };
const roll = { dice: one, surge: null, aims: 0, rerollsPerAim: 2, areHitsWorthless: false } as const;
const bare: Defense = {
  cover: 0,
  dodges: 0,
  dodgesCriticals: false,
  impact: 0,
  armor: 0,
  die: 'white',
  surge: null,
  extraDice: 0,
  rerolls: 0,
  pierce: 0,
};
const rolled = (hits: number, criticals: number) => [{ hits, criticals, chance: 1 }];
const rounded = (chances: readonly number[]) => chances.map((chance) => Math.round(chance * 1e6) / 1e6);

test('a red die hits five times in eight and is a critical once', () => {
  expect(rollAttack({ ...roll, dice: { ...one, red: 1 } })).toEqual([
    { hits: 0, criticals: 1, chance: 1 / 8 },
    { hits: 1, criticals: 0, chance: 5 / 8 },
    { hits: 0, criticals: 0, chance: 2 / 8 },
  ]);
});

test('a surge counts as what the chart makes of it', () => {
  const black = { ...roll, dice: { ...one, black: 1 } };
  const chanceOf = (surge: 'hit' | 'critical' | null) =>
    rollAttack({ ...black, surge }).find(({ hits, criticals }) => hits + criticals === 0)!.chance;
  expect([chanceOf(null), chanceOf('hit'), chanceOf('critical')]).toEqual([4 / 8, 3 / 8, 3 / 8]);
});

test('an aim token rolls two dice again that do no good, red ones before white ones', () => {
  const dice = { red: 1, black: 0, white: 2 };
  const misses = (aims: number) =>
    rollAttack({ ...roll, dice, aims })
      .filter(({ hits, criticals }) => hits + criticals === 0)
      .reduce((sum, { chance }) => sum + chance, 0);
  const before = (2 / 8) * (6 / 8) ** 2;
  expect(misses(0)).toBeCloseTo(before, 12);
  expect(misses(1)).toBeCloseTo(before * (2 / 8) * (6 / 8), 12);
});

test('against Armor hits are rolled again for criticals', () => {
  const dice = { ...one, red: 1 };
  const criticals = rollAttack({ ...roll, dice, aims: 1, areHitsWorthless: true })
    .filter((each) => each.criticals === 1)
    .reduce((sum, { chance }) => sum + chance, 0);
  expect(criticals).toBeCloseTo(1 - (7 / 8) ** 2, 12);
});

test('cover and dodges cancel hits and leave criticals', () => {
  expect(rounded(woundChances(rolled(3, 1), { ...bare, cover: 2, dodges: 5 }))).toEqual(
    rounded([1 / 6, 5 / 6]),
  );
});

test('dodges take criticals only where a card lets them', () => {
  const dodging = { ...bare, dodges: 2, dodgesCriticals: true };
  expect(expectedWounds(woundChances(rolled(1, 1), dodging))).toBe(0);
  expect(expectedWounds(woundChances(rolled(2, 1), dodging))).toBeCloseTo(5 / 6, 12);
});

test('Impact saves hits from Armor', () => {
  const armored = { ...bare, armor: Number.POSITIVE_INFINITY };
  expect(expectedWounds(woundChances(rolled(4, 0), armored))).toBe(0);
  expect(expectedWounds(woundChances(rolled(4, 0), { ...armored, impact: 2 }))).toBeCloseTo(2 * (5 / 6), 12);
  expect(expectedWounds(woundChances(rolled(4, 0), { ...bare, armor: 1, impact: 2 }))).toBeCloseTo(
    3 * (5 / 6),
    12,
  );
});

test('Pierce cancels blocks, and more dice than hits do not hurt', () => {
  expect(rounded(woundChances(rolled(1, 0), { ...bare, pierce: 1 }))).toEqual([0, 1]);
  const lucky = { ...bare, die: 'red', extraDice: 1 } as const;
  expect(expectedWounds(woundChances(rolled(1, 0), lucky))).toBeCloseTo(1 / 4, 12);
});

test('Uncanny Luck rolls dice without a block again', () => {
  const lucky = { ...bare, die: 'red', rerolls: 3 } as const;
  expect(expectedWounds(woundChances(rolled(1, 0), lucky))).toBeCloseTo(1 / 4, 12);
});

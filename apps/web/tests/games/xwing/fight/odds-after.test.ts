import type { Plain } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { bestUseOf, oddsAfter, oddsSeen } from '../../../../src/games/xwing/fight/odds-after.ts';
import { percent } from '../../../../src/table/percent.ts';
import { duel, FightTable } from './fight-table.ts';

const shot = { weapon: 'primary', target: 'tie' };
const PASS = { pass: true };

/** Expected damage once the open question is answered so. */
const damageAfter = (table: FightTable, answer: Plain) =>
  oddsAfter(table.view(), table.decision, answer)!.expectedDamage;

test('a focus token spent on two focus results is worth more than nothing', () => {
  const table = duel({ attack: ['focus', 'focus', 'blank'], defense: [] }).answer(shot);
  expect(damageAfter(table, PASS)).toBe(0);
  expect(damageAfter(table, { use: 'luke.focus', choice: null })).toBeGreaterThan(0);
});

test('rerolling a hit is worse than rerolling the blank', () => {
  const table = duel({ attack: ['hit', 'blank', 'hit'], defense: [] }).answer(shot);
  const rerolled = (dice: readonly number[]) => damageAfter(table, { use: 'luke.targetLock', choice: dice });
  expect(rerolled([1])).toBeGreaterThan(rerolled([]));
  expect(rerolled([])).toBeGreaterThan(rerolled([0]));
});

test('an evade token cancels a hit for sure', () => {
  const table = duel({ attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] }).answer(
    shot,
  );
  table.answer(PASS);
  expect(damageAfter(table, PASS)).toBe(1);
  expect(damageAfter(table, { use: 'tie.evade', choice: null })).toBe(0);
});

test('without an attack there are no odds', () => {
  const table = duel();
  expect(oddsAfter(table.view(), table.decision, PASS)).toBeUndefined();
});

const wedge = (upgrades: readonly string[], laid: Parameters<typeof FightTable.opened>[1]) =>
  FightTable.opened(
    [
      {
        id: 'wedge',
        pilot: 'rebel:xwing:wedgeantilles',
        side: 0,
        at: [450, 300],
        upgrades,
        lock: 'tie',
      },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [450, 490, 180] },
    ],
    laid,
  );

/** What the viewer who is asked sees. */
const seenBy = (table: FightTable) => ({
  table: table.view(),
  decisions: [table.decision],
  waitingFor: [table.decision.seat],
});

test('a card that may be used has odds of its own, and the box promises what the best answer does', () => {
  const table = wedge(['torpedo:protontorpedoes'], { attack: ['focus', 'blank', 'blank', 'blank'] });
  table.answer({ weapon: 'wedge.u1', target: 'tie' });
  const used = oddsAfter(table.view(), table.decision, { use: 'wedge.u1', choice: 0 })!;
  const passed = oddsAfter(table.view(), table.decision, PASS)!;
  expect([used.expectedCrits > 0, passed.expectedDamage]).toEqual([true, 0]);
  expect(oddsSeen(seenBy(table))!.expectedDamage).toBeCloseTo(used.expectedDamage, 12);
  expect(bestUseOf(table.view(), table.decision)).toBe('wedge.u1');
});

test('a lock that R5-K6 gave back may not be spent in this attack and is not counted', () => {
  const table = wedge(['torpedo:protontorpedoes', 'amd:r5k6'], {
    attack: ['focus', 'hit', 'blank', 'blank'],
    defense: ['evade'],
  });
  table.answer({ weapon: 'wedge.u1', target: 'tie' });
  expect(table.view().ships[0]!.lock?.target).toBe('tie');
  // Two defense dice, each an evade three times in eight: none 25, one 30, both 9 of 64.
  expect(damageAfter(table, PASS)).toBeCloseTo(25 / 64, 12);
  expect(oddsSeen(seenBy(table))!.expectedDamage).toBeCloseTo((2 * 25 + 30) / 64, 12);
});

test('a card that gives a second attack is named beside the number', () => {
  const table = wedge(['crew:gunner'], { attack: ['hit', 'blank', 'blank'] });
  table.answer({ weapon: 'primary', target: 'tie' });
  expect(oddsSeen(seenBy(table))!.without).toEqual(['wedge.u1']);
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

import { xwingRulebook } from '@sortie/rulebook/xwing';
import { expect, test } from 'vitest';
import { attackSteps, currentStep, ruleOfStep } from '../../../../src/games/xwing/fight/attack-steps.ts';
import { diceFaces } from '../../../../src/games/xwing/fight/dice-faces.ts';
import { shotMark } from '../../../../src/games/xwing/fight/shot-mark.ts';
import { duel } from './fight-table.ts';
import { sayEnglish } from './say-english.ts';

const ids: ReadonlySet<string> = new Set((await xwingRulebook.load('en')).rules.map(({ id }) => id));
const shot = { weapon: 'primary', target: 'tie' };
const dice = { attack: ['hit', 'focus', 'blank', 'hit'], defense: ['evade', 'focus', 'blank'] };

test('every step of the attack leads to a rule that is in the rulebook', () => {
  const rules = attackSteps.flatMap((step) => [
    ruleOfStep(step, 'primary'),
    ruleOfStep(step, 'luke.u1' as never),
  ]);
  expect(rules.filter((rule) => !ids.has(rule))).toEqual([]);
});

test('the window that is asked about tells the step, for others the dice tell it', () => {
  const table = duel(dice).answer(shot);
  const seen: string[] = [];
  while (table.view().attack) {
    const { attack } = table.view();
    seen.push(`${currentStep(attack!, [table.decision])} ${currentStep(attack!)}`);
    if (table.decision.kind !== 'useAbility') break;
    table.answer({ pass: true });
  }
  expect(seen).toEqual(['modifyAttack modifyAttack', 'modifyDefense modifyDefense']);
});

test('dice are named by their places and faces, and marked where they were rerolled or cancelled', () => {
  const faces = diceFaces(
    'attack',
    [
      { face: 'hit', timesRerolled: 0, cancelled: false },
      { face: 'blank', timesRerolled: 1, cancelled: false },
      { face: 'crit', timesRerolled: 0, cancelled: true },
      { face: 'hit', timesRerolled: 0, cancelled: false, added: true },
    ],
    sayEnglish,
    { chosen: [1], pickable: [0, 1] },
  );
  expect(faces.map(({ name }) => name)).toEqual([
    'Die 1: hit',
    'Die 2: blank',
    'Die 3: critical',
    'hit, added',
  ]);
  expect(faces.map(({ rerolled, cancelled }) => [rerolled, cancelled])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(faces.map(({ chosen, pickable }) => [chosen, pickable])).toEqual([
    [false, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('an obstructed line is drawn differently from a clear one', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ] as const;
  const roles = [false, true].map(
    (obstructed) => shotMark('x', { line, range: 1, obstructed }, { label: 'Range 1' }).role,
  );
  expect(new Set(roles).size).toBe(2);
  expect(shotMark('x', { line, range: 1, obstructed: false }, { faint: true })).not.toHaveProperty('label');
});

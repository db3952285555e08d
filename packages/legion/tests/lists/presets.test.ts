import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { findCommandCard, findUnit, findUpgrade } from '../../src/catalogue/index.ts';
import {
  armyCost,
  armyFromJson,
  armyFromText,
  armyToJson,
  armyToText,
  judgeArmy,
  presets,
} from '../../src/lists/index.ts';

test('every ready army is legal for the size it is built for, and spends most of its points', () => {
  for (const { id, size, points, army } of presets) {
    expect([id, judgeArmy(army, { size })]).toEqual([id, []]);
    expect([id, armyCost(army) >= points - (size === 'standard' ? 20 : 90)]).toEqual([id, true]);
  }
});

test('each side has three armies of 800 points and one that a core set can field', () => {
  const sorts = presets.map(({ size, points, army }) => `${army.faction} ${size} ${points}`).sort();
  expect(sorts).toEqual([
    'imperial skirmish 500',
    'imperial standard 800',
    'imperial standard 800',
    'imperial standard 800',
    'rebel skirmish 500',
    'rebel standard 800',
    'rebel standard 800',
    'rebel standard 800',
  ]);
  for (const { army } of presets.filter(({ size }) => size === 'skirmish')) {
    const products = [
      ...army.units.flatMap(({ unit, upgrades }) => [
        findUnit(unit)!.products,
        ...upgrades.map((id) => findUpgrade(id)!.products),
      ]),
      ...army.commands.map((id) => findCommandCard(id)!.products),
    ];
    for (const boxes of products) expect(boxes).toContain('SWL01');
  }
});

test('the two armies of the first game cost nearly the same', () => {
  const costs = presets.filter(({ size }) => size === 'skirmish').map(({ army }) => armyCost(army));
  expect(costs).toEqual([414, 412]);
});

test('every ready army comes back from each form in which it is written', () => {
  for (const { army, points } of presets) {
    for (const form of ['tournament', 'ranks'] as const) {
      const read = armyFromText(armyToText(army, points, form));
      expect(isRefusal(read)).toBe(false);
      expect(read).toEqual(army);
    }
    expect(armyFromJson(JSON.parse(JSON.stringify(armyToJson(army, true))))).toEqual(army);
  }
});

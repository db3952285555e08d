import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const lying = ['core2-majorhullbreach', 'core2-structuraldamage'];
const fighting = (facedown: number) =>
  xwingTable({
    ace: { pilot: 'epsilonace', at: [450, 400], facedown: lying.slice(0, facedown) },
    luke: { pilot: 'lukeskywalker', faction: 'rebel', at: [450, 600, 180] },
  });

test('undamaged it attacks before everybody else', () => {
  fighting(0).asks('declareTarget', { ship: 'ace' });
});

test('damaged it waits for its own skill', () => {
  fighting(1).asks('declareTarget', { ship: 'luke' });
});

test('undamaged it counts as 12, damaged as 4', () => {
  const skill = (facedown: number) => {
    const table = fighting(facedown);
    return tableOf(table.state).pilotSkill(table.ship('ace').id);
  };
  expect([skill(0), skill(1)]).toEqual([12, 4]);
});

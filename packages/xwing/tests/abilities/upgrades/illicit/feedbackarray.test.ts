import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (y: number) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['feedbackarray'] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180] },
  });

test('in place of its attack it may hurt an enemy at range 1 and itself', () => {
  start(500)
    .offersExactly({ use: 'ace.u1', choice: 'enemy' }, { pass: true })
    .uses('feedbackarray', 'enemy')
    .asks('declareTarget', { ship: 'enemy' })
    .has('ace', { shields: 0, tokens: { ion: 1 } })
    .has('enemy', { damage: [{}] });
});

test('with nobody at range 1 it attacks as usual', () => {
  start(560).asks('declareTarget', { ship: 'ace' });
});

test('the enemy suffers one damage and no critical', () => {
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['feedbackarray'] },
    enemy: { pilot: 'omicrongrouppilot', at: [450, 520, 180] },
  })
    .uses('feedbackarray', 'enemy')
    .has('enemy', { shields: 4, damage: [] })
    .has('ace', { shields: 0, damage: [] });
});

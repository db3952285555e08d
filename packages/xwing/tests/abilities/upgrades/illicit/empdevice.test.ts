import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (y: number) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['empdevice'] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180] },
  });

test('in place of its attack every ship at range 1, itself included, gets two ion tokens', () => {
  start(500)
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('empdevice')
    .has('ace', { tokens: { ion: 2 }, upgrades: [{ faceup: false }] })
    .has('enemy', { tokens: { ion: 2 } })
    .asks('declareTarget', { ship: 'enemy' });
});

test('ships further away get none', () => {
  start(560)
    .uses('empdevice')
    .has('enemy', { tokens: { ion: 0 } });
});

test('when another ship of its side may attack it is not asked for', () => {
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['empdevice'], hasFought: true },
    friend: { pilot: 'blacksunsoldier', at: [250, 400] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [250, 500, 180], hasFought: true },
  }).asks('declareTarget', { ship: 'friend' });
});

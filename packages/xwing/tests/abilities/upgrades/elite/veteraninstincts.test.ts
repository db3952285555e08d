import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

test('Veteran Instincts raises the pilot skill by 2: a Black Squadron Pilot attacks before a pilot of skill 5', () => {
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 560, 180], upgrades: ['veteraninstincts'] },
    biggs: { pilot: 'biggsdarklighter', at: [450, 400] },
  }).asks('declareTarget', { ship: 'black' });
});

test('without it the pilot of skill 5 attacks first', () => {
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 560, 180] },
    biggs: { pilot: 'biggsdarklighter', at: [450, 400] },
  }).asks('declareTarget', { ship: 'biggs' });
});

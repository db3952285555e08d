import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

test('Slave I adds a torpedo slot and nothing to the game itself', () => {
  xwingTable({
    hunter: {
      pilot: 'bountyhunter',
      faction: 'imperial',
      at: [450, 400],
      upgrades: ['title:slavei', 'torpedo:protontorpedoes'],
      lock: 'rookie',
    },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .until('declareTarget', 'hunter')
    .offersExactly(
      { weapon: 'primary', target: 'rookie' },
      { weapon: 'hunter.u2', target: 'rookie' },
      { decline: true },
    );
});

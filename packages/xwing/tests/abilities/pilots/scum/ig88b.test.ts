import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (face: string, upgrades: readonly string[] = ['ioncannon']) =>
  xwingTable({
    ig: { pilot: 'ig88b', at: [450, 400], upgrades },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('ig', 'rookie', { attack: [face, 'blank', 'blank'], defense: ['blank', 'blank'] });

test('after a miss a cannon may fire', () => {
  attacking('blank')
    .offersExactly({ use: 'ig.pilot', choice: null }, { pass: true })
    .uses('ig88b')
    .asks('declareTarget', { ship: 'ig' })
    .offersExactly({ weapon: 'ig.u1', target: 'rookie' }, { decline: true })
    .dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'ig.u1', target: 'rookie' })
    .doesNotOffer('ig88b')
    .ends();
});

test('not after a hit, and not without a cannon', () => {
  attacking('hit').ends();
  attacking('blank', []).ends();
});

test('neither a cannon that is discarded nor another weapon will do', () => {
  const missing = (ig: object) =>
    xwingTable({
      ig: { pilot: 'ig88b', at: [450, 400], ...ig },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    })
      .attack('ig', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
      .until('useAbility')
      .doesNotOffer('ig88b')
      .passes()
      .ends();
  missing({ upgrades: ['homingmissiles'], lock: 'rookie' });
  missing({ upgrades: ['ioncannon'], discarded: ['cannon:ioncannon'], lock: 'rookie' });
});

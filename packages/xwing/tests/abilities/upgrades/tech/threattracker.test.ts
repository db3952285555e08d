import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const facing = (lock: object) =>
  xwingTable({
    fel: { pilot: 'alphasquadronpilot', at: [450, 400], upgrades: ['threattracker'], ...lock },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

test('before an enemy it has locked fights, the lock buys a free boost or barrel roll', () => {
  facing({ lock: 'enemy' })
    .offersExactly({ use: 'fel.u1', choice: null }, { pass: true })
    .uses('threattracker')
    .has('fel', { lock: null })
    .acts('boost', { direction: 'bankLeft' })
    .ends();
});

test('without the lock nobody is asked', () => {
  facing({}).asks('declareTarget', { ship: 'enemy' });
});

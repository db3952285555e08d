import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (x: number) =>
  xwingTable({
    howl: { pilot: 'howlrunner', at: [450, 700, 180], upgrades: ['swarmtactics'] },
    wing: { pilot: 'academypilot', at: [x, 700, 180] },
    lando: { pilot: 'landocalrissian', at: [450, 500] },
  });

test('a friendly ship at range 1 fights at the pilot skill of the leader for this phase', () => {
  start(530)
    .asks('useAbility')
    .offersExactly({ use: 'howl.u1', choice: 'wing' }, { pass: true })
    .uses('swarmtactics', 'wing')
    .asks('chooseShip')
    .answers({ ship: 'wing' })
    .asks('declareTarget', { ship: 'wing' })
    .until('setDial')
    .has('wing', { lasting: [] });
});

test('without it the wing fights last', () => {
  start(530)
    .passes()
    .asks('declareTarget', { ship: 'howl' })
    .answers({ decline: true })
    .asks('declareTarget', {
      ship: 'lando',
    });
});

test('a ship beyond range 1 cannot be chosen', () => {
  start(650).asks('declareTarget', { ship: 'howl' });
});

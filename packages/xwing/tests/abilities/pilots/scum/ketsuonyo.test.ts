import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (mobileArc: 'front' | 'right', y = 560) =>
  xwingTable(
    {
      ketsu: {
        pilot: 'scum:lancerclasspursuitcraft:ketsuonyo',
        at: [450, 320],
        mobileArc,
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('a ship at range 1 in both arcs may get a tractor beam token', () => {
  starting('front')
    .offersExactly({ use: 'ketsu.pilot', choice: 'rookie' }, { pass: true })
    .uses('ketsuonyo', 'rookie')
    .has('rookie', { tokens: { tractorBeam: 1 } });
});

test('not with the mobile arc elsewhere', () => {
  starting('right')
    .asks('declareTarget')
    .has('rookie', { tokens: { tractorBeam: 0 } });
});

test('not at range 2', () => {
  starting('front', 680)
    .asks('declareTarget')
    .has('rookie', { tokens: { tractorBeam: 0 } });
});

test('the mobile arc alone is not enough', () => {
  xwingTable({
    ketsu: { pilot: 'scum:lancerclasspursuitcraft:ketsuonyo', at: [450, 400], mobileArc: 'right' },
    rookie: { pilot: 'rookiepilot', at: [570, 400, 180] },
  })
    .asks('declareTarget')
    .has('rookie', { tokens: { tractorBeam: 0 } });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (mobileArc: 'left' | 'right', x = 600) =>
  xwingTable(
    {
      asajj: {
        pilot: 'scum:lancerclasspursuitcraft:asajjventress',
        at: [450, 320],
        mobileArc,
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [x, 430, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('a ship in the mobile arc at range 1-2 may be stressed', () => {
  starting('right')
    .offersExactly({ use: 'asajj.pilot', choice: 'rookie' }, { pass: true })
    .uses('asajjventress', 'rookie')
    .has('rookie', { tokens: { stress: 1 } });
});

test('at range 2 it may, at range 3 it may not', () => {
  starting('right', 700).offersExactly({ use: 'asajj.pilot', choice: 'rookie' }, { pass: true });
  starting('right', 760).asks('declareTarget', { ship: 'asajj' });
});

test('not with the arc on the other side', () => {
  starting('left')
    .ends()
    .has('rookie', { tokens: { stress: 0 } });
});

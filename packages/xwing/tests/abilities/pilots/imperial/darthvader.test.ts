import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const vader = () =>
  xwingTable(
    {
      vader: { pilot: 'darthvader', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

test('two different actions may be performed in the Perform Action step', () => {
  vader()
    .acts('focus')
    .offersExactly(
      { action: 'evade' },
      { action: 'targetLock', target: 'rookie' },
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    )
    .acts('evade')
    .has('vader', { actions: ['focus', 'evade'] })
    .asks('declareTarget', { ship: 'vader' });
});

test('after declining the first action there is no second', () => {
  vader().skips().has('vader', { actions: [] }).asks('declareTarget', { ship: 'vader' });
});

test('after declining the second action there is no third chance', () => {
  vader()
    .acts('focus')
    .skips()
    .has('vader', { actions: ['focus'] })
    .asks('declareTarget', { ship: 'vader' });
});

test('another pilot performs one action', () => {
  xwingTable(
    {
      storm: { pilot: 'stormsquadronpilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .has('storm', { actions: ['focus'] })
    .asks('declareTarget', { ship: 'storm' });
});

shows('xw.overlap.skip-action', 'after overlapping a ship not even two actions leave him one', () => {
  xwingTable(
    {
      vader: { pilot: 'darthvader', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 440, 180] },
      red: { pilot: 'redsquadronpilot', at: [480, 600, 180] },
    },
    { phase: 'activation' },
  )
    .asks('declareTarget', { ship: 'vader' })
    .has('vader', { actions: [] });
});

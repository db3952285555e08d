import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (y: number) =>
  xwingTable(
    {
      guri: { pilot: 'guri', at: [450, 400], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('with an enemy at range 1 it may take a focus token as combat starts', () => {
  starting(600)
    .offersExactly({ use: 'guri.pilot', choice: null }, { pass: true })
    .uses('guri')
    .has('guri', { tokens: { focus: 1 } })
    .asks('declareTarget', { ship: 'guri' });
});

test('with the enemy at range 2 it may not', () => {
  starting(660)
    .asks('declareTarget', { ship: 'guri' })
    .has('guri', { tokens: { focus: 0 } });
});

test('one enemy at range 1 is enough, wherever the others are', () => {
  xwingTable({
    guri: { pilot: 'guri', at: [450, 300] },
    near: { pilot: 'rookiepilot', at: [450, 430, 180] },
    far: { pilot: 'rookiepilot', at: [800, 850, 180] },
  }).offersExactly({ use: 'guri.pilot', choice: null }, { pass: true });
});

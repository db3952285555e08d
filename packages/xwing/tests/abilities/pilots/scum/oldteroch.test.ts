import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (heading: number, y = 520) =>
  xwingTable(
    {
      teroch: { pilot: 'oldteroch', at: [450, 320], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y + 40, heading], tokens: { focus: 1, evade: 2, stress: 1 } },
    },
    { phase: 'activation' },
  ).skips();

test('an enemy at range 1 with it in the arc may lose its focus and evade tokens', () => {
  starting(180)
    .offersExactly({ use: 'teroch.pilot', choice: 'rookie' }, { pass: true })
    .uses('oldteroch', 'rookie')
    .has('rookie', { tokens: { focus: 0, evade: 0, stress: 1 } });
});

test('not one that looks elsewhere', () => {
  starting(0)
    .asks('declareTarget')
    .has('rookie', { tokens: { focus: 1, evade: 2 } });
});

test('not one at range 2', () => {
  starting(180, 680)
    .asks('declareTarget')
    .has('rookie', { tokens: { focus: 1, evade: 2 } });
});

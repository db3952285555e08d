import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (y: number) =>
  xwingTable(
    {
      oicunn: { pilot: 'captainoicunn', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).until('declareTarget');

test('an enemy it runs into suffers damage', () => {
  flying(385).has('rookie', { shields: 1 });
});

test('one that it does not touch suffers none', () => {
  flying(560).has('rookie', { shields: 2 });
});

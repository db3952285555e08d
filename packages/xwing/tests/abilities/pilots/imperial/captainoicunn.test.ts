import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

const among = (y: number) =>
  xwingTable(
    {
      oicunn: { pilot: 'captainoicunn', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
      other: { pilot: 'rookiepilot', at: [800, 700, 180] },
    },
    { phase: 'activation' },
  ).until('declareTarget');

test('of two enemies only the one it touches suffers, and touching none it does nothing', () => {
  const hit = among(385).has('rookie', { shields: 1 }).has('other', { shields: 2 });
  expect(hit.events('abilityUsed' as never)).toHaveLength(1);
  expect(among(560).events('abilityUsed' as never)).toEqual([]);
});

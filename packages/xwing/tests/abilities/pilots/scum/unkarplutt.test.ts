import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const ending = (y: number) =>
  xwingTable(
    {
      unkar: { pilot: 'scum:quadjumper:unkarplutt', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).until('declareTarget');

test('a ship it touches gets a tractor beam token', () => {
  expect(ending(370).events('tokensAssigned')).toMatchObject([
    { ship: 'rookie', token: 'tractorBeam', count: 1 },
  ]);
});

test('one it does not touch gets none, while another one that it touches does', () => {
  expect(ending(430).events('tokensAssigned')).toEqual([]);
  const table = xwingTable(
    {
      unkar: { pilot: 'scum:quadjumper:unkarplutt', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 370, 180] },
      other: { pilot: 'rookiepilot', at: [600, 370, 180] },
    },
    { phase: 'activation' },
  ).until('declareTarget');
  expect(table.events('tokensAssigned').map(({ ship, token }) => [ship, token])).toEqual([
    ['rookie', 'tractorBeam'],
  ]);
});

test('touching nobody, it does nothing', () => {
  expect(ending(430).events('abilityUsed' as never)).toEqual([]);
  expect(ending(370).events('abilityUsed' as never)).toHaveLength(1);
});

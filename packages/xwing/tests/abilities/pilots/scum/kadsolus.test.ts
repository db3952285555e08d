import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (bearing: string, speed: number) =>
  xwingTable(
    {
      kad: { pilot: 'kadsolus', at: [450, 300], dial: { speed, bearing } },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).until('setDial');

test('a red maneuver brings two focus tokens', () => {
  const table = flying('koiogranTurn', 4);
  expect(table.events('tokensAssigned')).toMatchObject([
    { ship: 'kad', token: 'stress' },
    { ship: 'kad', token: 'focus', count: 2 },
  ]);
});

test('a white one brings none', () => {
  expect(flying('straight', 4).events('tokensAssigned')).toEqual([]);
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (bearing: string, speed = 5) =>
  xwingTable(
    {
      tetran: { pilot: 'tetrancowall', at: [450, 200], dial: { speed, bearing } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a Koiogran turn may be flown at another speed', () => {
  const table = flying('koiogranTurn')
    .offersExactly({ use: 'tetran.pilot', choice: 1 }, { use: 'tetran.pilot', choice: 3 }, { pass: true })
    .uses('tetrancowall', 1);
  expect(table.ship('tetran')).toMatchObject({ pose: { y: 280, heading: 180 }, tokens: { stress: 1 } });
});

test('no other maneuver', () => {
  flying('straight').asks('performAction');
});

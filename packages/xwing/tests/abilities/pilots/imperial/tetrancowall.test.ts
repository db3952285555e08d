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

test('one of speed 3 may be flown at 1 or 5; one that a friend reveals is none of his', () => {
  flying('koiogranTurn', 3).offersExactly(
    { use: 'tetran.pilot', choice: 1 },
    { use: 'tetran.pilot', choice: 5 },
    { pass: true },
  );
  xwingTable(
    {
      tetran: { pilot: 'tetrancowall', at: [450, 200], dial: { speed: 5, bearing: 'koiogranTurn' } },
      wing: { pilot: 'academypilot', at: [600, 200], dial: { speed: 3, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});

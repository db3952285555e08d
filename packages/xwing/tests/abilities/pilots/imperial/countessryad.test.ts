import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (bearing: string, speed: number) =>
  xwingTable(
    {
      ryad: { pilot: 'countessryad', at: [450, 200], dial: { speed, bearing } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a straight maneuver may be flown as a Koiogran turn of its colour', () => {
  flying('straight', 3)
    .offersExactly({ use: 'ryad.pilot', choice: null }, { pass: true })
    .uses('countessryad')
    .has('ryad', { pose: { x: 450, y: 360, heading: 180 }, tokens: { stress: 0 } });
});

test('not a bank', () => {
  flying('bankLeft', 3).asks('performAction');
});

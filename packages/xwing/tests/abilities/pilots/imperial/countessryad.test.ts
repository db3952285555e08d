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

test('what a friend reveals, or the opponent chose for her, is none of hers', () => {
  xwingTable(
    {
      ryad: { pilot: 'countessryad', at: [450, 200], dial: { speed: 3, bearing: 'straight' } },
      wing: { pilot: 'academypilot', at: [600, 200], dial: { speed: 3, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
  xwingTable(
    {
      ryad: {
        pilot: 'countessryad',
        at: [450, 200],
        dial: { speed: 1, bearing: 'turnLeft' },
        tokens: { stress: 1 },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 640, 180] },
    },
    { phase: 'activation' },
  )
    .asks('replaceManeuver')
    .answers({ speed: 3, bearing: 'straight' })
    .asks('performAction')
    .has('ryad', { pose: { x: 450, y: 360, heading: 0 } });
});

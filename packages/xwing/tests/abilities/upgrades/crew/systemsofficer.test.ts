import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, x: number) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 200],
        upgrades: ['systemsofficer'],
        dial: { speed, bearing: speed === 1 ? 'straight' : 'bankLeft' },
      },
      wing: { pilot: 'academypilot', at: [x, 270] },
      rookie: { pilot: 'rookiepilot', at: [560, 500, 180] },
    },
    { phase: 'activation' },
  );

test('after a green maneuver another friend at range 1 may lock a target', () => {
  flying(1, 540)
    .offersExactly({ use: 'shuttle.u1', choice: { ship: 'wing', target: 'rookie' } }, { pass: true })
    .uses('systemsofficer', { ship: 'wing', target: 'rookie' })
    .has('wing', { lock: { target: 'rookie' } })
    .has('shuttle', { lock: null })
    .ends();
});

test('not after a white one, and not at range 2', () => {
  flying(2, 540).asks('performAction').ends();
  flying(1, 700).asks('performAction').ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (x: number, lock: string | null = 'rookie') =>
  xwingTable(
    {
      jendon: {
        pilot: 'coloneljendon',
        at: [450, 300],
        ...(lock ? { lock } : {}),
        dial: { speed: 1, bearing: 'straight' },
      },
      wing: { pilot: 'academypilot', at: [x, 340] },
      rookie: { pilot: 'rookiepilot', at: [450, 640, 180] },
    } as never,
    { phase: 'activation' },
  ).skips();

test('its lock may go to a friend at range 1', () => {
  starting(560)
    .offersExactly({ use: 'jendon.pilot', choice: 'wing' }, { pass: true })
    .uses('coloneljendon', 'wing')
    .has('jendon', { lock: null })
    .has('wing', { lock: { target: 'rookie' } });
});

test('not at range 2, and not without a lock', () => {
  starting(700)
    .asks('declareTarget')
    .has('jendon', { lock: { target: 'rookie' } });
  starting(560, null).asks('declareTarget');
});

test('not to a friend that has one', () => {
  xwingTable(
    {
      jendon: {
        pilot: 'coloneljendon',
        at: [450, 300],
        lock: 'rookie',
        dial: { speed: 1, bearing: 'straight' },
      },
      wing: { pilot: 'academypilot', at: [560, 340] },
      mate: { pilot: 'academypilot', at: [560, 400], lock: 'rookie' },
      rookie: { pilot: 'rookiepilot', at: [450, 640, 180] },
    },
    { phase: 'activation' },
  )
    .skips()
    .offersExactly({ use: 'jendon.pilot', choice: 'wing' }, { pass: true });
});

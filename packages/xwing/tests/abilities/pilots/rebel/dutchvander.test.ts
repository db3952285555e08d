import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flight = (wingAt: readonly [number, number]) =>
  xwingTable(
    {
      dutch: { pilot: 'dutchvander', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: wingAt },
      academy: { pilot: 'academypilot', at: [600, 600, 180] },
      distant: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');

test('after Dutch acquires a lock another friendly ship at range 1-2 may acquire one', () => {
  flight([560, 380])
    .acts('targetLock', { target: 'academy' })
    .offersExactly({ use: 'dutch.pilot', choice: { ship: 'wing', target: 'academy' } }, { pass: true })
    .uses('dutchvander')
    .has('dutch', { lock: { target: 'academy', letter: 'A' } })
    .has('wing', { lock: { target: 'academy', letter: 'B' }, actions: [] });
});

test('a friendly ship at range 2 may acquire one', () => {
  flight([640, 380])
    .acts('targetLock', { target: 'academy' })
    .offersExactly({ use: 'dutch.pilot', choice: { ship: 'wing', target: 'academy' } }, { pass: true });
});

test('a lock that another ship acquires gives no lock', () => {
  xwingTable(
    {
      dutch: { pilot: 'dutchvander', at: [450, 380] },
      wing: { pilot: 'rookiepilot', at: [560, 300], dial: { speed: 1, bearing: 'straight' } },
      academy: { pilot: 'academypilot', at: [600, 600, 180] },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'academy' })
    .asks('declareTarget')
    .has('dutch', { lock: null });
});

test('a friendly ship at range 3 acquires nothing', () => {
  flight([740, 380])
    .acts('targetLock', { target: 'academy' })
    .asks('declareTarget', { ship: 'dutch' })
    .has('wing', { lock: null });
});

test('another action of Dutch gives no lock', () => {
  flight([560, 380]).acts('focus').asks('declareTarget', { ship: 'dutch' }).has('wing', { lock: null });
});

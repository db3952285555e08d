import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = () =>
  xwingTable(
    {
      hwk: {
        pilot: 'rebeloperative',
        at: [450, 300],
        upgrades: ['reconspecialist'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 560, 180] },
    },
    { phase: 'activation' },
  );

test('a focus action gives two focus tokens', () => {
  flown()
    .acts('focus')
    .has('hwk', { tokens: { focus: 2 } })
    .ends();
});

test('another action gives none', () => {
  flown()
    .acts('targetLock', { target: 'academy' })
    .has('hwk', { tokens: { focus: 0 }, lock: { target: 'academy' } });
});

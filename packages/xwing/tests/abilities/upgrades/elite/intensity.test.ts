import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = () =>
  xwingTable(
    {
      fel: {
        pilot: 'soontirfel',
        at: [450, 300],
        upgrades: ['ept:intensity#317'],
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

test('after a boost it gives a token and turns over; as combat ends the token turns it back', () => {
  skies()
    .acts('boost', { direction: 'straight' })
    .offersExactly({ use: 'fel.u1', choice: 'focus' }, { use: 'fel.u1', choice: 'evade' }, { pass: true })
    .uses('intensity', 'evade')
    .has('fel', { tokens: { evade: 1 }, upgrades: [{ card: 'ept:intensity#318' }] })
    .until('useAbility')
    .offersExactly({ use: 'fel.u1', choice: 'evade' }, { pass: true })
    .uses('intensity', 'evade')
    .has('fel', { tokens: { evade: 0 }, upgrades: [{ card: 'ept:intensity#317' }] })
    .ends();
});

test('another action does not concern it', () => {
  skies()
    .acts('focus')
    .has('fel', { upgrades: [{ card: 'ept:intensity#317' }] })
    .until('setDial')
    .has('fel', { upgrades: [{ card: 'ept:intensity#317' }] });
});

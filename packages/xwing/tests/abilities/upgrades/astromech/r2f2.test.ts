import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = () =>
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        upgrades: ['r2f2'],
        dial: { speed: 2, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 580, 180], tokens: { stress: 1 } },
    },
    { phase: 'activation' },
  );

shows('xw.carddata.upgrade.r2-f2', 'its action raises the agility by 1 until the end of the round', () => {
  flown()
    .acts('card rookie.u1')
    .attack('academy', 'rookie', { attack: ['hit', 'hit'], defense: ['evade', 'evade', 'evade'] })
    .has('rookie', { shields: 2 })
    .ends()
    .until('setDial')
    .has('rookie', { lasting: [] });
});

test('without the action the agility is the printed one', () => {
  flown()
    .acts('focus')
    .attack('academy', 'rookie', { attack: ['hit', 'hit'], defense: ['evade', 'evade'] })
    .passes()
    .has('rookie', { shields: 2 })
    .ends();
});

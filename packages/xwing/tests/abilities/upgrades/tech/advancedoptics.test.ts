import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'blacksquadronpilot',
        at: [450, 200],
        upgrades: ['advancedoptics'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

test('an unused focus token stays for the next round', () => {
  flying(2, 'straight')
    .acts('focus')
    .until('setDial')
    .has('wedge', { tokens: { focus: 1 } })
    .ends();
});

test('a second one does not come', () => {
  flying(2, 'straight', { tokens: { focus: 1 } })
    .acts('focus')
    .until('setDial')
    .has('wedge', { tokens: { focus: 1 }, actions: [] })
    .ends();
});

test('without the card the token goes', () => {
  flying(2, 'straight', { upgrades: [] })
    .acts('focus')
    .until('setDial')
    .has('wedge', { tokens: { focus: 0 } });
});

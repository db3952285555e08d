import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['gonk'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('one action stores a shield token, another brings it to the ship', () => {
  flying(2, 'straight', { shields: 1 })
    .offersNoAction('card wedge.u1', { choice: 'use' })
    .acts('card wedge.u1', { choice: 'store' })
    .has('wedge', { shields: 1, upgrades: [{ tokens: 1 }] })
    .until('setDial')
    .plans('wedge', 2, 'straight')
    .plans('enemy', 2, 'turnLeft')
    .readies()
    .until('performAction', 'wedge')
    .acts('card wedge.u1', { choice: 'use' })
    .has('wedge', { shields: 2, upgrades: [{ tokens: 0, faceup: true }] })
    .ends();
});

test('without its action nothing is stored', () => {
  flying(2, 'straight')
    .acts('focus')
    .has('wedge', { upgrades: [{ tokens: 0 }] });
});

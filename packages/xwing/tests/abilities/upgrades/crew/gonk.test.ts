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

test('a token on another card is no shield, and with one stored both actions are there', () => {
  flying(2, 'straight', {
    upgrades: ['protontorpedoes', 'gonk'],
    cardTokens: { 'torpedo:protontorpedoes': 1 },
  })
    .offersNoAction('card wedge.u2', { choice: 'use' })
    .acts('card wedge.u2', { choice: 'store' });
  flying(2, 'straight', { cardTokens: { 'crew:gonk': 1 } })
    .acts('card wedge.u1', { choice: 'store' })
    .has('wedge', { upgrades: [{ tokens: 2 }] });
});

test('a token on the card does not stand for it when it is discarded', () => {
  flying(2, 'straight', {
    upgrades: ['gonk', 'amd:chopper-swx72'],
    cardTokens: { 'crew:gonk': 1 },
  })
    .acts('card wedge.u2', { choice: 'wedge.u1' })
    .has('wedge', { upgrades: [{ faceup: false }, { faceup: true }] });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['amd:chopper-swx72'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('its action gives up another upgrade for a shield', () => {
  flying(2, 'straight', { shields: 1, upgrades: ['amd:chopper-swx72', 'protontorpedoes'] })
    .acts('card wedge.u1', { choice: 'wedge.u2' })
    .has('wedge', { shields: 2, upgrades: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('with no other upgrade there is no such action', () => {
  flying(2, 'straight', { shields: 1 }).asks('performAction').offersNoAction('card wedge.u1').ends();
});

test('an upgrade that lies facedown already pays for nothing', () => {
  flying(2, 'straight', {
    shields: 1,
    upgrades: ['amd:chopper-swx72', 'protontorpedoes', 'integratedastromech'],
    discarded: ['torpedo:protontorpedoes'],
  })
    .offersNoAction('card wedge.u1', { choice: 'wedge.u2' })
    .acts('card wedge.u1', { choice: 'wedge.u3' })
    .has('wedge', { shields: 2 })
    .ends();
});

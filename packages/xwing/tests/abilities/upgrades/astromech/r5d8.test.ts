import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (face: string, facedown: string[] = ['core2-damagedengine', 'core2-consolefire']) =>
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        upgrades: ['r5d8'],
        dial: { speed: 2, bearing: 'straight' },
        facedown,
        faceup: ['core2-damagedcockpit'],
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation', defenseDice: [face] },
  );

test.each(['evade', 'focus'])('its action discards a facedown Damage card on %s', (face) => {
  flown(face)
    .acts('card rookie.u1')
    .has('rookie', { damage: [{ faceup: false }, { faceup: true, card: 'core2-damagedcockpit' }] })
    .ends();
});

test('on a blank nothing is discarded', () => {
  flown('blank')
    .acts('card rookie.u1')
    .has('rookie', { damage: [{ faceup: false }, { faceup: false }, { faceup: true }] })
    .ends();
});

test('faceup Damage cards stay', () => {
  flown('evade', [])
    .acts('card rookie.u1')
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const acting = (x: number, action = 'focus') =>
  xwingTable(
    {
      benthic: { pilot: 'benthictwotubes', at: [450, 200], dial: { speed: 1, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [x, 240], activated: true },
      enemy: { pilot: 'academypilot', at: [450, 450, 180] },
    },
    { phase: 'activation' },
  ).acts(action, action === 'targetLock' ? { target: 'enemy' } : {});

test('after a focus action the token may go to a friendly ship at range 1-2', () => {
  acting(600)
    .offersExactly({ use: 'benthic.pilot', choice: 'wing' }, { pass: true })
    .uses('benthictwotubes', 'wing')
    .has('benthic', { tokens: { focus: 0 } })
    .has('wing', { tokens: { focus: 1 } });
});

test('not at range 3, and not after another action', () => {
  acting(760)
    .doesNotOffer('benthictwotubes')
    .has('benthic', { tokens: { focus: 1 } });
  acting(600, 'targetLock')
    .doesNotOffer('benthictwotubes')
    .has('wing', { tokens: { focus: 0 } });
});

const among = (action: string, benthic: object = {}) =>
  xwingTable(
    {
      benthic: {
        pilot: 'benthictwotubes',
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        ...benthic,
      },
      wing: { pilot: 'rookiepilot', at: [640, 240], activated: true },
      enemy: { pilot: 'academypilot', at: [450, 450, 180] },
    },
    { phase: 'activation' },
  ).acts(action, action === 'targetLock' ? { target: 'enemy' } : {});

test('one token goes as far as range 2', () => {
  among('focus', { tokens: { focus: 1 } })
    .uses('benthictwotubes', 'wing')
    .has('benthic', { tokens: { focus: 1 } })
    .has('wing', { tokens: { focus: 1 } });
});

test('it takes a focus action and a token that is still there', () => {
  among('targetLock', { tokens: { focus: 1 } }).doesNotOffer('benthictwotubes');
  among('focus', { tokens: { jam: 1 } })
    .doesNotOffer('benthictwotubes')
    .has('benthic', { tokens: { focus: 0, jam: 0 } });
});

test('the focus action of a friend is no occasion', () => {
  xwingTable(
    {
      benthic: { pilot: 'benthictwotubes', at: [450, 200], tokens: { focus: 1 } },
      wing: { pilot: 'rookiepilot', at: [600, 240], dial: { speed: 1, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 450, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .doesNotOffer('benthictwotubes')
    .has('wing', { tokens: { focus: 1 } });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

const flyers = (own: object, friend: object) =>
  xwingTable(
    {
      fel: { pilot: 'soontirfel', at: [450, 300], upgrades: ['ept:intensity#317'], ...own },
      wing: { pilot: 'sabersquadronpilot', at: [200, 300], ...friend },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );
const dial = { speed: 2, bearing: 'straight' };

test('a barrel roll counts too, a focus action does not, nor the boost of a friend', () => {
  flyers({ dial }, {})
    .acts('barrelRoll', { direction: 'right' })
    .answers({ shift: 0 })
    .offersExactly({ use: 'fel.u1', choice: 'focus' }, { use: 'fel.u1', choice: 'evade' }, { pass: true });
  flyers({ dial }, {}).acts('focus').doesNotOffer('intensity');
  flyers({}, { dial }).acts('boost', { direction: 'straight' }).doesNotOffer('intensity');
});

test('what turns it back is a token that is spent', () => {
  const table = flyers(
    { upgrades: ['ept:intensity#318'], tokens: { focus: 1 }, hasFought: true },
    { hasFought: true },
  )
    .until('useAbility')
    .uses('intensity', 'focus');
  expect(table.events('tokensRemoved')).toMatchObject([{ ship: 'fel', token: 'focus', spent: true }]);
});

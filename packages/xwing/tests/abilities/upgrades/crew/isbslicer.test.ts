import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (x: number) =>
  xwingTable(
    {
      reaper: {
        pilot: 'scarifbasepilot',
        at: [450, 200],
        upgrades: ['isbslicer'],
        dial: { speed: 1, bearing: 'straight' },
      },
      one: { pilot: 'rookiepilot', at: [450, 460, 180] },
      two: { pilot: 'rookiepilot', at: [x, 460, 180] },
    },
    { phase: 'activation' },
  );

test('a ship at range 1 of the jammed one may get a jam token too', () => {
  flying(530)
    .acts('jam', { target: 'one' })
    .offersExactly({ use: 'reaper.u1', choice: 'two' }, { pass: true })
    .uses('isbslicer', 'two')
    .has('one', { tokens: { jam: 1 } })
    .has('two', { tokens: { jam: 1 } })
    .ends();
});

test('with nobody beside it, nobody is asked', () => {
  flying(700)
    .acts('jam', { target: 'one' })
    .has('two', { tokens: { jam: 0 } })
    .ends();
});

const pair = (jams: string) =>
  xwingTable(
    {
      reaper: {
        pilot: 'scarifbasepilot',
        at: [450, 200],
        upgrades: ['isbslicer', 'targetingcomputer'],
        ...(jams === 'reaper' ? { dial: { speed: 1, bearing: 'straight' } } : {}),
      },
      friend: {
        pilot: 'scarifbasepilot',
        at: [340, 200],
        ...(jams === 'friend' ? { dial: { speed: 1, bearing: 'straight' } } : {}),
      },
      one: { pilot: 'rookiepilot', at: [450, 460, 180] },
      two: { pilot: 'rookiepilot', at: [530, 460, 180] },
    },
    { phase: 'activation' },
  );

test('neither the jam of a friend nor another action of its own brings one more', () => {
  pair('friend').acts('jam', { target: 'one' }).doesNotOffer('isbslicer');
  pair('reaper').acts('targetLock', { target: 'one' }).doesNotOffer('isbslicer');
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['coolhand'],
        dial: { speed, bearing },
      },
      academy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('stress that comes may be answered with a focus or an evade token for the card', () => {
  flying(4, 'koiogranTurn')
    .offersExactly({ use: 'wedge.u1', choice: 'focus' }, { use: 'wedge.u1', choice: 'evade' }, { pass: true })
    .uses('coolhand', 'evade')
    .has('wedge', { tokens: { stress: 1, evade: 1, focus: 0 }, upgrades: [{ faceup: false }] })
    .ends();
});

test('another token is no reason', () => {
  flying(2, 'straight')
    .acts('focus')
    .has('wedge', { tokens: { focus: 1 }, upgrades: [{ faceup: true }] })
    .ends();
});

test('the stress of a friend is not its own', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [200, 200], upgrades: ['coolhand'] },
      friend: { pilot: 'rookiepilot', at: [450, 200], dial: { speed: 4, bearing: 'koiogranTurn' } },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .doesNotOffer('coolhand')
    .has('friend', { tokens: { stress: 1 } });
});

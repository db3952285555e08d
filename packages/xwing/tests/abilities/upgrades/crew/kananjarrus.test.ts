import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:kananjarrus'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a friend that flew a white maneuver may lose a stress token', () => {
  flying(4, 'straight', { tokens: { stress: 1 } })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('kananjarrus')
    .has('wedge', { tokens: { stress: 0 } })
    .ends();
});

test('after a green one it is silent', () => {
  flying(1, 'straight', { tokens: { stress: 2 } })
    .doesNotOffer('kananjarrus')
    .has('wedge', { tokens: { stress: 1 } });
});

const beside = (x: number) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [200, 200], upgrades: ['crew:kananjarrus'] },
      friend: {
        pilot: 'rookiepilot',
        at: [x, 200],
        dial: { speed: 3, bearing: 'straight' },
        tokens: { stress: 1 },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );

test('range 2 is near enough, range 3 is not', () => {
  beside(380)
    .uses('kananjarrus')
    .has('friend', { tokens: { stress: 0 } });
  beside(450)
    .doesNotOffer('kananjarrus')
    .has('friend', { tokens: { stress: 1 } });
});

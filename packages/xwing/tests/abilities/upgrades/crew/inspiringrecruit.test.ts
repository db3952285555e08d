import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['inspiringrecruit'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a friend that loses a stress token may lose one more, once a round', () => {
  flying(1, 'straight', { tokens: { stress: 3 } })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('inspiringrecruit')
    .has('wedge', { tokens: { stress: 1 } })
    .ends();
});

test('with nothing left to lose nobody is asked', () => {
  flying(1, 'straight', { tokens: { stress: 1 } })
    .asks('performAction')
    .has('wedge', { tokens: { stress: 0 } })
    .ends();
});

const beside = (x: number) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [200, 200], upgrades: ['inspiringrecruit'] },
      friend: {
        pilot: 'rookiepilot',
        at: [x, 200],
        dial: { speed: 2, bearing: 'straight' },
        tokens: { stress: 2 },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );

test('range 2 is near enough, range 3 is not', () => {
  beside(400)
    .offers('inspiringrecruit')
    .uses('inspiringrecruit')
    .has('friend', { tokens: { stress: 0 } });
  beside(450)
    .doesNotOffer('inspiringrecruit')
    .has('friend', { tokens: { stress: 1 } });
});

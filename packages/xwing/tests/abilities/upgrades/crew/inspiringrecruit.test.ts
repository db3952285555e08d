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

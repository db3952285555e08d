import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['outlawtech'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('after a red maneuver a focus token may come', () => {
  flying(4, 'koiogranTurn')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('outlawtech')
    .has('wedge', { tokens: { focus: 1, stress: 1 } })
    .ends();
});

test('not after a white one', () => {
  flying(4, 'straight')
    .asks('performAction')
    .has('wedge', { tokens: { focus: 0 } })
    .ends();
});

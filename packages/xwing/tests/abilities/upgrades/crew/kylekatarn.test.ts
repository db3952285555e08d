import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:kylekatarn'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('stress that goes may bring a focus token', () => {
  flying(1, 'straight', { tokens: { stress: 1 } })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('kylekatarn')
    .has('wedge', { tokens: { stress: 0, focus: 1 } })
    .ends();
});

test('without stress nothing is offered', () => {
  flying(1, 'straight')
    .asks('performAction')
    .has('wedge', { tokens: { focus: 0 } })
    .ends();
});

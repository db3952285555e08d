import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['electronicbaffle'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('stress that comes may go again for 1 damage', () => {
  flying(4, 'koiogranTurn')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('electronicbaffle')
    .has('wedge', { tokens: { stress: 0 }, shields: 2 })
    .ends();
});

test('a focus token does not wake it', () => {
  flying(2, 'straight')
    .acts('focus')
    .has('wedge', { tokens: { focus: 1 }, shields: 3 })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['advancedsensors'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a free action before the dial is revealed takes the place of the one after it', () => {
  flying(2, 'straight')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('advancedsensors')
    .acts('focus')
    .asks('declareTarget')
    .has('wedge', { tokens: { focus: 1 }, actions: ['focus'] })
    .ends();
});

test('left alone, the ship acts after its maneuver', () => {
  flying(2, 'straight')
    .passes()
    .acts('focus')
    .asks('declareTarget')
    .has('wedge', { tokens: { focus: 1 } })
    .ends();
});

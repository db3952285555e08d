import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['k4securitydroid'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('after a green maneuver a target may be locked', () => {
  flying(2, 'straight')
    .offersExactly({ use: 'wedge.u1', choice: 'enemy' }, { pass: true })
    .uses('k4securitydroid', 'enemy')
    .has('wedge', { lock: { target: 'enemy' } })
    .ends();
});

test('not after a white one', () => {
  flying(4, 'straight').asks('performAction').has('wedge', { lock: null }).ends();
});

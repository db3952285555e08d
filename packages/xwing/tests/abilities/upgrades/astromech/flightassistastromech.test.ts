import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (enemyAt: readonly [number, number, number]) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['flightassistastromech'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: enemyAt },
    },
    { phase: 'activation' },
  );

test('with no enemy in arc a free boost or barrel roll follows the maneuver', () => {
  flying([450, 60, 0])
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('flightassistastromech')
    .asks('performAction')
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('with an enemy in arc it does not', () => {
  flying([450, 600, 180]).asks('performAction').acts('focus').ends();
});

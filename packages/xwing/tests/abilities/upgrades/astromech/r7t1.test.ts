import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (heading: number) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['r7t1'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 500, heading] },
    },
    { phase: 'activation' },
  );

test('in the arc of an enemy at range 1-2 it may lock that enemy, then boost', () => {
  flying(180)
    .acts('card wedge.u1', { choice: { enemy: 'enemy', lock: true } })
    .has('wedge', { lock: { target: 'enemy' } })
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('outside its arc it may only boost', () => {
  flying(0)
    .asks('performAction')
    .offersNoAction('card wedge.u1', { choice: { enemy: 'enemy', lock: true } })
    .acts('card wedge.u1', { choice: { enemy: 'enemy', lock: false } })
    .has('wedge', { lock: null })
    .acts('boost', { direction: 'straight' })
    .ends();
});

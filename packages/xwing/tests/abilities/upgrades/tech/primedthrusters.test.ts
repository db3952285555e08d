import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'soontirfel',
        at: [450, 200],
        upgrades: ['primedthrusters'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a stressed ship may still boost and barrel roll, and nothing else', () => {
  flying(3, 'straight', { pilot: 'sabersquadronpilot', tokens: { stress: 3 } })
    .asks('performAction')
    .offersNoAction('focus')
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('not with three stress tokens', () => {
  flying(3, 'straight', { pilot: 'sabersquadronpilot', tokens: { stress: 4 } })
    .asks('declareTarget')
    .has('wedge', { actions: [] });
});

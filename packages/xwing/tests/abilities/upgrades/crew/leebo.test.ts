import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'outerrimsmuggler',
        at: [450, 200],
        upgrades: ['crew:leebo'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('its action is a free boost and an ion token', () => {
  flying(1, 'straight')
    .acts('card wedge.u1')
    .acts('boost', { direction: 'straight' })
    .has('wedge', { tokens: { ion: 1 } })
    .ends();
});

test('another action brings no ion token', () => {
  flying(1, 'straight')
    .acts('focus')
    .has('wedge', { tokens: { ion: 0 } })
    .ends();
});

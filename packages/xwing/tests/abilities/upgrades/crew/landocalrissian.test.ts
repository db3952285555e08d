import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:landocalrissian'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('its action brings a token for each focus and each evade rolled', () => {
  flying(2, 'straight')
    .dice({ defense: ['focus', 'evade'] })
    .acts('card wedge.u1')
    .has('wedge', { tokens: { focus: 1, evade: 1 } })
    .ends();
});

test('blanks bring nothing', () => {
  flying(2, 'straight')
    .dice({ defense: ['blank', 'blank'] })
    .acts('card wedge.u1')
    .has('wedge', { tokens: { focus: 0, evade: 0 } })
    .ends();
});

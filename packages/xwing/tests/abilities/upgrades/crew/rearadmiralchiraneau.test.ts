import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:rearadmiralchiraneau'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('its action is a white straight of speed 1', () => {
  const table = flying(2, 'straight');
  const before = table.ship('wedge').pose!;
  table
    .acts('card wedge.u1')
    .has('wedge', { tokens: { stress: 0 } })
    .ends();
  expect(table.ship('wedge').pose).toEqual({ ...before, y: before.y + 80 });
});

test('another action leaves the ship where it is', () => {
  const table = flying(2, 'straight');
  const before = table.ship('wedge').pose!;
  table.acts('focus');
  expect(table.ship('wedge').pose).toEqual(before);
});

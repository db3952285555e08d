import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (upgrades: readonly string[] = ['crew:kyloren']) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        upgrades,
      },
      near: { pilot: 'rookiepilot', at: [450, 560, 180] },
      beside: { pilot: 'rookiepilot', at: [600, 420, 180] },
      far: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');

const ACTION = 'card shuttle.u1';

test('his action marks an enemy at range 1-3, with a card of his player’s choice', () => {
  flying().offersNoAction(ACTION, { choice: 'far' }).offersNoAction(ACTION, { choice: 'shuttle' });
  flying()
    .acts(ACTION, { choice: 'near' })
    .asks('chooseForCard')
    .asksSeat('p1')
    .answers({ card: 'core2-damagedcockpit' })
    .has('near', { conditions: [{ card: 'illshowyouthedarkside', holds: 'core2-damagedcockpit' }] })
    .has('beside', { conditions: [] });
});

test('without him there is no such action', () => {
  flying([]).offersNoAction(ACTION);
});

test('range 3 is near enough', () => {
  const table = xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['crew:kyloren'],
      },
      enemy: { pilot: 'rookiepilot', at: [450, 730, 180] },
    },
    { phase: 'activation' },
  ).acts(ACTION, { choice: 'enemy' });
  table.asks('chooseForCard');
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (stress: number, upgrades = ['chopper'], dial = { speed: 2, bearing: 'straight' }) =>
  xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [450, 300], upgrades, tokens: { stress }, dial },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation' },
  );
const lothal = { speed: 3, bearing: 'straight' };

test('an action under stress costs 1 damage', () => {
  flying(1, ['chopper'], lothal)
    .acts('focus')
    .has('ghost', { shields: 5, tokens: { stress: 1 } });
});

test('an action without stress costs nothing', () => {
  flying(0, ['chopper'], lothal)
    .acts('focus')
    .has('ghost', { shields: 6, tokens: { stress: 0 } });
});

test('stress that the action itself brings does not count', () => {
  xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [450, 300], upgrades: ['chopper', 'ept:expose'], dial: lothal },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation' },
  )
    .acts('evade')
    .has('ghost', { shields: 6 });
});

test('without the crew a stressed ship does not act', () => {
  flying(1, [], lothal)
    .until('setDial')
    .has('ghost', { tokens: { stress: 1 } });
});

test('a stressed friend does not act', () => {
  const table = xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [450, 300], upgrades: ['chopper'] },
      friend: { pilot: 'rookiepilot', at: [700, 300], tokens: { stress: 1 }, dial: lothal },
      enemy: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );
  expect(table.open.map(({ kind }) => kind)).not.toContain('performAction');
  table.has('friend', { pose: { y: 460 }, tokens: { stress: 1 } });
});

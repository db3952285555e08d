import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const lockable = (upgrades: readonly string[], y: number) => {
  const { state } = xwingTable({
    punisher: { pilot: 'cutlasssquadronpilot', at: [450, 100], upgrades },
    x: { pilot: 'rookiepilot', at: [450, y, 180] },
  });
  return tableOf(state)
    .lockable(state.ships[0]!.id)
    .map(({ id }) => id as string);
};

test('Long-Range Scanners lock at range 3 and beyond, and no nearer', () => {
  expect([250, 400, 860].map((y) => lockable(['longrangescanners'], y))).toEqual([[], ['x'], ['x']]);
  expect([250, 400, 860].map((y) => lockable([], y))).toEqual([['x'], ['x'], []]);
});

const locked = (face: string, upgrades: readonly string[] = ['multispectralcamouflage'], lock?: string) =>
  xwingTable(
    {
      x: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      y: { pilot: 'rookiepilot', at: [100, 300], ...(lock ? { lock } : {}) },
      tie: { pilot: 'academypilot', at: [450, 580, 180], upgrades },
    },
    { phase: 'activation', defenseDice: face ? [face] : [] },
  ).acts('targetLock', { target: 'tie' });

test('Multi-spectral Camouflage may shake off the only lock', () => {
  expect(locked('evade').events('lockRemoved')).toMatchObject([{ ship: 'x', spent: false }]);
  expect(locked('focus').events('lockRemoved')).toEqual([]);
  expect(locked('', ['multispectralcamouflage'], 'tie').events('rolledFor')).toEqual([]);
  expect(locked('', []).events('rolledFor')).toEqual([]);
});

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

const locksOf = (upgrades: readonly string[], at: readonly [number, number], friend: string) => {
  const { state } = xwingTable({
    scanner: { pilot: 'cutlasssquadronpilot', at: [450, 100], upgrades, hasFought: true },
    mate: { pilot: 'obsidiansquadronpilot', at: [100, 100], hasFought: true },
    x: { pilot: 'rookiepilot', at: [...at, 180], hasFought: true },
  });
  const ship = state.ships.find(({ id }) => id === friend)!;
  return tableOf(state)
    .lockable(ship.id)
    .map(({ id }) => id as string);
};

test('Long-Range Scanners neither help nor hinder a friend, and find no friends', () => {
  const scanners = ['longrangescanners'];
  expect(locksOf(scanners, [100, 250], 'mate')).toEqual(['x']);
  expect(locksOf(scanners, [800, 860], 'mate')).toEqual([]);
  expect(locksOf(scanners, [800, 860], 'scanner')).toEqual(['x']);
});

test('Long-Range Scanners lock at range 3 where something else would forbid no lock, and not at range 2', () => {
  const far = (y: number) => lockable(['longrangescanners'], y);
  expect([[340], [345], [440], [470]].map(([y]) => far(y!).length)).toEqual([0, 1, 1, 1]);
});

test('the lock on a friend is not shaken off', () => {
  const table = xwingTable(
    {
      x: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      y: { pilot: 'rookiepilot', at: [100, 300], lock: 'tie' },
      tie: { pilot: 'academypilot', at: [400, 580, 180], upgrades: ['multispectralcamouflage'] },
      wing: { pilot: 'academypilot', at: [500, 580, 180] },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target: 'wing' });
  expect(table.events('rolledFor')).toEqual([]);
  table.has('x', { lock: { target: 'wing' } });
});

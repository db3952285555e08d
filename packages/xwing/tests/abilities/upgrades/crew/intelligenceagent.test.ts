import type { SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (y: number) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['intelligenceagent'] },
      enemy: { pilot: 'academypilot', at: [450, y, 180], dial: { speed: 3, bearing: 'straight' } },
    },
    { phase: 'activation' },
  );

test('as activation starts its player may look at the dial of an enemy at range 1-2', () => {
  const table = start(500)
    .offersExactly({ use: 'wedge.u1', choice: 'enemy' }, { pass: true })
    .uses('intelligenceagent', 'enemy');
  const looked = (viewer: string) =>
    table.referee.logFor(viewer as SeatId).find(({ kind }) => kind === 'dialLookedAt');
  expect(looked('p1')).toMatchObject({ ship: 'enemy', maneuver: { speed: 3, bearing: 'straight' } });
  expect(looked('p2')).not.toMatchObject({ seat: 'p2' });
});

test('nobody further away can be chosen', () => {
  start(700).doesNotOffer('intelligenceagent');
});

test('only a dial that is still hidden can be looked at, at range 2 at most', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['intelligenceagent'] },
      near: { pilot: 'academypilot', at: [450, 500, 180], dial: { speed: 3, bearing: 'straight' } },
      late: { pilot: 'academypilot', at: [550, 500, 180], missedDial: true, activated: false },
      far: { pilot: 'academypilot', at: [450, 600, 180], dial: { speed: 3, bearing: 'straight' } },
    },
    { phase: 'activation' },
  ).offersExactly({ use: 'wedge.u1', choice: 'near' }, { pass: true });
});

test('a ship that drifts by ions has no dial to look at', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['intelligenceagent'] },
      ionized: { pilot: 'academypilot', at: [450, 500, 180], tokens: { ion: 1 } },
    },
    { phase: 'activation' },
  ).doesNotOffer('intelligenceagent');
});

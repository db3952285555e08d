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

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const opening = (upgrade: string, y = 480) =>
  xwingTable(
    {
      shuttle: { pilot: 'omicrongrouppilot', at: [450, 300, 0], upgrades: [upgrade] },
      x: { pilot: 'rookiepilot', at: [450, y, 180], dial: { speed: 1, bearing: 'straight' } },
      y: { pilot: 'rookiepilot', at: [100, 850, 180], dial: { speed: 2, bearing: 'straight' } },
    },
    { phase: 'planning' },
  );

const planned = (upgrade: string, y?: number) => {
  const table = opening(upgrade, y);
  table.plans('shuttle', 1, 'straight').plans('x', 1, 'bankLeft').plans('y', 2, 'straight');
  return table.readies();
};

test('an Intelligence Agent shows one dial nearby, to its own player alone', () => {
  const table = planned('intelligenceagent').offersExactly(
    { use: 'shuttle.u1', choice: 'x' },
    { pass: true },
  );
  table.uses('intelligenceagent', 'x');
  const looked = (viewer: string) =>
    table.referee
      .logFor(viewer as never)
      .flatMap((event) =>
        event.kind === 'dialLookedAt' ? [(event as { maneuver?: unknown }).maneuver] : [],
      );
  expect(looked('p1')).toEqual([{ speed: 1, bearing: 'bankLeft', difficulty: 'green' }]);
  expect(looked('p2')).toEqual([null]);
});

test('nobody is near enough to be looked at', () => {
  planned('intelligenceagent', 700).doesNotOffer('intelligenceagent');
});

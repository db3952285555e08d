import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flown = (uses: boolean) => {
  const table = xwingTable(
    {
      yt: { pilot: 'outerrimsmuggler', at: [200, 200, 0], upgrades: ['leiaorgana'] },
      x: { pilot: 'rookiepilot', at: [600, 200, 0] },
      tie: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'planning' },
  );
  table.plans('yt', 1, 'straight').plans('x', 4, 'koiogranTurn').plans('tie', 4, 'koiogranTurn').readies();
  table.offers('leiaorgana');
  return (uses ? table.uses('leiaorgana') : table.passes()).until('setDial');
};

const stressed = (table: ReturnType<typeof flown>) =>
  table.events('tokensAssigned').flatMap(({ ship, token }) => (token === 'stress' ? [ship] : []));

test('Leia makes red maneuvers of her side white for the phase', () => {
  const table = flown(true);
  expect(stressed(table)).toEqual(['tie']);
  expect(table.ship('yt').upgrades).toMatchObject([{ faceup: false }]);
  table.has('x', { lasting: [] });
});

test('kept back, she changes nothing', () => {
  const table = flown(false);
  expect(stressed(table).sort((one, other) => (one < other ? -1 : 1))).toEqual(['tie', 'x']);
});

test('a green maneuver stays green', () => {
  const table = xwingTable(
    {
      yt: { pilot: 'outerrimsmuggler', at: [200, 200, 0], upgrades: ['leiaorgana'] },
      x: { pilot: 'rookiepilot', at: [600, 200, 0], tokens: { stress: 1 } },
      tie: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'planning' },
  );
  table.plans('yt', 1, 'straight').plans('x', 2, 'straight').plans('tie', 2, 'straight').readies();
  table.uses('leiaorgana').until('setDial');
  table.has('x', { tokens: { stress: 0 } });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = () =>
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', faction: 'rebel', at: [450, 300, 0], upgrades: ['ioncannon'] },
    tie: { pilot: 'academypilot', at: [450, 490, 180], hasFought: true },
  });

test('a hit by an ion cannon does one damage and gives one ion token, whatever was rolled', () => {
  const table = duel().attack('bwing', 'tie', {
    weapon: 'ioncannon',
    attack: ['crit', 'hit', 'hit'],
    defense: ['blank', 'blank', 'evade'],
  });
  expect(table.ship('tie').damage).toMatchObject([{ faceup: false }]);
  table
    .has('tie', { tokens: { ion: 1 } })
    .has('bwing', { upgrades: [{ faceup: true }] })
    .ends();
});

test('an ion cannon that misses gives no ion token', () => {
  duel()
    .attack('bwing', 'tie', {
      weapon: 'ioncannon',
      attack: ['hit', 'blank', 'focus'],
      defense: ['evade', 'blank', 'blank'],
    })
    .has('tie', { tokens: { ion: 0 }, damage: [] })
    .ends();
});

test('a hit by the primary weapon of a ship with an ion cannon does its whole damage', () => {
  const table = duel()
    .attack('bwing', 'tie', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('tie', { tokens: { ion: 0 } });
  expect(table.ship('tie').damage).toHaveLength(2);
  table.ends();
});

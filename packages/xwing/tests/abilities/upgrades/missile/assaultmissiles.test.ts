import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fleet = () =>
  xwingTable({
    awing: { pilot: 'prototypepilot', at: [450, 300, 0], upgrades: ['assaultmissiles'], lock: 'tie' },
    near: { pilot: 'rookiepilot', at: [520, 440, 0], hasFought: true },
    tie: { pilot: 'academypilot', at: [450, 490, 180], hasFought: true },
    beside: { pilot: 'academypilot', at: [380, 490, 180], hasFought: true },
    far: { pilot: 'academypilot', at: [250, 490, 180], hasFought: true },
  });

test('a hit by assault missiles does one damage to every other ship at range 1 of the defender', () => {
  const table = fleet()
    .attack('awing', 'tie', {
      weapon: 'assaultmissiles',
      attack: ['hit', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('near', { shields: 1 })
    .has('awing', { shields: 2, lock: null, upgrades: [{ faceup: false }] })
    .has('far', { damage: [] });
  expect(table.ship('tie').damage).toHaveLength(1);
  expect(table.ship('beside').damage).toHaveLength(1);
  table.ends();
});

test('assault missiles that miss hurt nobody', () => {
  const table = fleet()
    .attack('awing', 'tie', {
      weapon: 'assaultmissiles',
      attack: ['hit', 'blank', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    })
    .has('near', { shields: 2 })
    .has('beside', { damage: [] });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
  table.ends();
});

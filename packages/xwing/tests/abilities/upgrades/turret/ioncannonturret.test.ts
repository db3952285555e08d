import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (y: number) =>
  xwingTable({
    ywing: { pilot: 'goldsquadronpilot', faction: 'rebel', at: [450, 500, 0], upgrades: ['ioncannonturret'] },
    tie: { pilot: 'academypilot', at: [450, y, 0], hasFought: true, tokens: { evade: 1 } },
  });

test('an ion cannon turret ionizes a ship behind its own', () => {
  const table = duel(350)
    .until('declareTarget', 'ywing')
    .offersExactly({ weapon: 'ywing.u1', target: 'tie' }, { decline: true })
    .attack('ywing', 'tie', {
      weapon: 'ioncannonturret',
      attack: ['hit', 'hit', 'hit'],
      defense: ['evade', 'blank', 'blank'],
    })
    .offers('evade')
    .passes()
    .has('tie', { tokens: { ion: 1 } });
  expect(table.ship('tie').damage).toHaveLength(1);
  table.ends();
});

test('an ion cannon turret does not reach range 3', () => {
  xwingTable({
    ywing: { pilot: 'goldsquadronpilot', faction: 'rebel', at: [450, 300, 0], upgrades: ['ioncannonturret'] },
    tie: { pilot: 'academypilot', at: [450, 560, 0], hasFought: true },
  })
    .until('declareTarget', 'ywing')
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
    .refuses({ weapon: 'ywing.u1', target: 'tie' }, 'xw.range.weapon-range');
});

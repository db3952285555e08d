import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const pair = (upgrades: readonly string[]) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades },
    friend: { pilot: 'binayrepirate', at: [450, 560, 180] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [540, 560, 180] },
  }).until('declareTarget', 'ace');

test('it may attack a friend', () => {
  pair(['r5tk'])
    .attack('ace', 'friend', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('friend', { shields: 1 })
    .ends();
});

test('without it a friend is no target', () => {
  pair([]).refuses({ weapon: 'primary', target: 'friend' }, 'xw.attack.declare.enemy-only');
});

test('a friend of it attacks no friends', () => {
  xwingTable({
    ace: { pilot: 'blacksunace', at: [250, 400], upgrades: ['r5tk'], hasFought: true },
    other: { pilot: 'blacksunace', at: [450, 400] },
    friend: { pilot: 'binayrepirate', at: [450, 560, 180] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [540, 560, 180] },
  })
    .until('declareTarget', 'other')
    .offersExactly({ weapon: 'primary', target: 'enemy' }, { decline: true });
});

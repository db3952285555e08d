import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:captainrex'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('after a miss a focus token may come', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('captainrex')
    .has('wedge', { tokens: { focus: 1 } })
    .ends();
});

test('not after a hit', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { focus: 0 } })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['c3po'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 580, 180], ...other },
    },
    {},
  );

test('a right guess adds an evade', () => {
  duel()
    .attack('enemy', 'falcon', { attack: ['hit', 'blank'], defense: ['blank'] })
    .offersExactly(
      { use: 'falcon.u1', choice: '0' },
      { use: 'falcon.u1', choice: '1' },
      { use: 'falcon.u1', choice: '2' },
      { use: 'falcon.u1', choice: '3' },
      { pass: true },
    )
    .uses('c3po', '0')
    .has('falcon', { shields: 4, damage: [] })
    .ends();
});

test('a wrong one adds nothing', () => {
  duel()
    .attack('enemy', 'falcon', { attack: ['hit', 'blank'], defense: ['blank'] })
    .uses('c3po', '1')
    .has('falcon', { shields: 3 })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:zuckuss'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('stress tokens buy rerolls of as many defense dice', () => {
  duel()
    .attack('wedge', 'enemy', {
      attack: ['hit', 'hit', 'blank'],
      defense: ['evade', 'evade', 'blank', 'blank', 'blank'],
    })
    .uses('zuckuss', [0, 1])
    .has('wedge', { tokens: { stress: 2 } })
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('not under stress', () => {
  duel({ tokens: { stress: 1 } })
    .attack('wedge', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});

test('one die or more, or none at all', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .offersExactly(
      { use: 'wedge.u1', choice: [0] },
      { use: 'wedge.u1', choice: [1] },
      { use: 'wedge.u1', choice: [0, 1] },
      { use: 'wedge.u1', choice: [1, 2] },
      { use: 'wedge.u1', choice: [0, 1, 2] },
      { pass: true },
    );
});

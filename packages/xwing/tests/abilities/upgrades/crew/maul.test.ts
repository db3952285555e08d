import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['maul'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('stress tokens buy rerolls of as many attack dice, and after a hit one may go', () => {
  duel()
    .attack('wedge', 'enemy', {
      attack: ['blank', 'blank', 'hit', 'hit', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('maul', [0, 1])
    .has('wedge', { tokens: { stress: 2 } })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('maul')
    .has('wedge', { tokens: { stress: 1 } })
    .ends();
});

test('not under stress, and after a miss nothing goes', () => {
  duel({ tokens: { stress: 1 } })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { stress: 1 } })
    .doesNotOffer('maul');
});

test('one die or more, or none at all', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly(
      { use: 'wedge.u1', choice: [0] },
      { use: 'wedge.u1', choice: [1] },
      { use: 'wedge.u1', choice: [0, 1] },
      { use: 'wedge.u1', choice: [1, 2] },
      { use: 'wedge.u1', choice: [0, 1, 2] },
      { pass: true },
    );
});

test('after a hit the only stress token may go, and without one nothing is asked', () => {
  duel()
    .attack('wedge', 'enemy', {
      attack: ['blank', 'blank', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('maul', [0])
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('maul')
    .has('wedge', { tokens: { stress: 0 } });
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .doesNotOffer('maul')
    .ends();
});

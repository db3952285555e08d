import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:dengar'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('one attack die may be rerolled', () => {
  duel()
    .attack('wedge', 'enemy', {
      attack: ['blank', 'focus', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly(
      { use: 'wedge.u1', choice: [0] },
      { use: 'wedge.u1', choice: [1] },
      { use: 'wedge.u1', choice: [2] },
      { pass: true },
    )
    .uses('dengar', [0])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('against a unique pilot up to two', () => {
  duel({}, { pilot: 'nightbeast' })
    .attack('wedge', 'enemy', {
      attack: ['blank', 'focus', 'blank', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('dengar', [0, 1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('it does not reroll for a defender', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('dengar')
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('never three', () => {
  const table = duel({}, { pilot: 'nightbeast' }).attack('wedge', 'enemy', {
    attack: ['blank', 'focus', 'hit'],
    defense: ['blank', 'blank', 'blank'],
  });
  const counts = table.answersOffered.flatMap((each) => {
    const { choice } = each as { readonly choice?: readonly number[] };
    return choice ? [choice.length] : [];
  });
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});

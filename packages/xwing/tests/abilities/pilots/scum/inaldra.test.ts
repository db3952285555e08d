import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (shields: number) =>
  xwingTable({
    inaldra: { pilot: 'inaldra', at: [450, 400], shields },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('a shield may be spent to reroll attack dice', () => {
  duel(1)
    .attack('inaldra', 'rookie', { attack: ['blank', 'blank', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .offersExactly(
      { use: 'inaldra.pilot', choice: [0] },
      { use: 'inaldra.pilot', choice: [0, 1] },
      { pass: true },
    )
    .uses('inaldra', [0, 1])
    .has('inaldra', { shields: 0 })
    .has('rookie', { shields: 0 })
    .ends();
});

test('or defense dice', () => {
  duel(1)
    .attack('rookie', 'inaldra', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'evade'],
    })
    .offers('inaldra')
    .uses('inaldra', [0])
    .has('inaldra', { shields: 0, damage: [] })
    .ends();
});

test('not without shields', () => {
  duel(0)
    .attack('inaldra', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('defending too the shield may be kept, and must be there', () => {
  const dice = { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'focus', 'focus'] };
  duel(1)
    .attack('rookie', 'inaldra', dice)
    .offersExactly(
      { use: 'inaldra.pilot', choice: [0] },
      { use: 'inaldra.pilot', choice: [0, 1] },
      { use: 'inaldra.pilot', choice: [0, 1, 2] },
      { pass: true },
    );
  duel(0).attack('rookie', 'inaldra', dice).doesNotOffer('inaldra').ends();
});

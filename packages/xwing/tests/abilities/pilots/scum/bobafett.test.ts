import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const near = (y: number, x = 1000) =>
  xwingTable({
    boba: { pilot: 'scum:firespray31:bobafett', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    other: { pilot: 'rookiepilot', at: [x, 400] },
  });

test('attacking it may reroll one die with one enemy at range 1', () => {
  near(520)
    .attack('boba', 'rookie', {
      attack: ['hit', 'blank', 'focus', 'crit', 'hit'].slice(0, 4),
      defense: ['blank', 'blank'],
    })
    .offersExactly(
      { use: 'boba.pilot', choice: [0] },
      { use: 'boba.pilot', choice: [1] },
      { use: 'boba.pilot', choice: [2] },
      { use: 'boba.pilot', choice: [3] },
      { pass: true },
    );
});

test('defending too, two dice with two enemies', () => {
  near(520, 600)
    .attack('rookie', 'boba', {
      attack: ['hit', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'evade', 'evade'],
    })
    .offersExactly({ use: 'boba.pilot', choice: [0] }, { use: 'boba.pilot', choice: [0, 1] }, { pass: true })
    .uses('bobafett', [0, 1])
    .has('boba', { shields: 4 });
});

test('without an enemy at range 1 nothing is rerolled', () => {
  near(600)
    .attack('boba', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { shields: 1 })
    .ends();
});

test('defending too it takes one enemy at range 1, and without one nothing is rerolled', () => {
  const dice = { attack: ['hit', 'blank', 'blank', 'blank'], defense: ['focus', 'blank'] };
  near(520).attack('rookie', 'boba', dice).offers('bobafett');
  near(620)
    .attack('boba', 'rookie', { attack: ['hit', 'focus', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('bobafett');
  near(620)
    .attack('rookie', 'boba', { ...dice, attack: ['hit', 'blank', 'blank'] })
    .doesNotOffer('bobafett')
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['flightinstructor'], ...own },
      enemy: { pilot: 'redsquadronveteran', at: [450, 560, 180], ...other },
    },
    {},
  );

test('defending, one focus result may be rerolled', () => {
  duel()
    .attack('enemy', 'black', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['focus', 'blank', 'blank', 'evade'],
    })
    .offersExactly({ use: 'black.u1', choice: 0 }, { pass: true })
    .uses('flightinstructor', 0)
    .has('black', { damage: [] })
    .ends();
});

test('against a pilot of skill 2 or lower a blank may be in its place', () => {
  duel({}, { pilot: 'rookiepilot' })
    .attack('enemy', 'black', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['focus', 'blank', 'blank', 'evade'],
    })
    .offersExactly({ use: 'black.u1', choice: 0 }, { use: 'black.u1', choice: 1 }, { pass: true })
    .uses('flightinstructor', 1)
    .has('black', { damage: [] })
    .ends();
});

test('against a pilot of skill 3 a blank stays', () => {
  duel({}, { pilot: 'greensquadronpilot' })
    .attack('enemy', 'black', { attack: ['hit', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .offersExactly({ use: 'black.u1', choice: 0 }, { pass: true });
});

import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (more: object = {}, ship = 'cr90-corvette-b') =>
  bowToBow('close', {
    cr90: { ship, upgrades: ['ion-cannon-batteries'] },
    victory: { ship: 'victory-i-class', ...noTokens, ...more },
  });

const weak = { ...front, blue: ['critical', 'accuracy', 'accuracy'] };

shows(
  [
    'ar.known.upgrade.ion-cannons',
    'ar.critical.timing',
    'ar.critical.one-per-attack',
    'ar.critical.icon-not-spent',
  ],
  'the attacker chooses which command token the defender loses, and the critical still counts as damage',
  () => {
    duel({ commandTokens: ['navigate', 'repair'] })
      .attack('cr90', 'victory', weak)
      .offersExactly(
        { use: 'cr90.critical', choice: null },
        { use: 'cr90.u1', choice: { command: 'navigate' } },
        { use: 'cr90.u1', choice: { command: 'repair' } },
        { pass: true },
      )
      .uses('ion-cannon-batteries', { command: 'repair' })
      .has('victory', { commandTokens: ['navigate'], shields: { front: 2 } })
      .ends();
  },
);

test('a defender without command tokens loses a shield of the defending zone instead', () => {
  duel()
    .attack('cr90', 'victory', weak)
    .uses('ion-cannon-batteries')
    .has('victory', { shields: { front: 1, left: 3, right: 3, rear: 1 } })
    .ends();
});

test('a red critical does not set it off', () => {
  duel({ commandTokens: ['navigate'] }, 'cr90-corvette-a')
    .attack('cr90', 'victory', { ...front, red: ['critical', 'blank'], blue: ['hit'] })
    .offers('critical');
});

test('the last token goes before any shield', () => {
  duel({ commandTokens: ['squadron'] })
    .attack('cr90', 'victory', weak)
    .offersExactly(
      { use: 'cr90.critical', choice: null },
      { use: 'cr90.u1', choice: { command: 'squadron' } },
      { pass: true },
    )
    .uses('ion-cannon-batteries')
    .has('victory', { commandTokens: [], shields: { front: 2 } })
    .ends();
});

import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (heading = 0) =>
  bowToBow('medium', {
    cr90: { ship: 'cr90-corvette-b', upgrades: ['leading-shots'], at: [900, 300, heading] },
    victory: { ship: 'victory-i-class', ...noTokens },
  });

shows(
  ['ar.known.upgrade.ion-cannons', 'ar.dice.modify.reroll'],
  'a blue die is spent, and any of the others are rerolled together',
  () => {
    duel()
      .attack('cr90', 'victory', { ...front, blue: ['hit', 'accuracy', 'critical', 'critical', 'hit'] })
      .offersExactly(
        { use: 'cr90.u1', choice: { spent: 0 } },
        { use: 'cr90.u1', choice: { spent: 1 } },
        { use: 'cr90.u1', choice: { spent: 2 } },
        { pass: true },
      )
      .uses('leading-shots', { spent: 1 })
      .pool('blue hit', 'blue critical')
      .asks('rerollDie', { unit: 'cr90', source: 'cr90.u1' })
      .offersExactly({ die: 0 }, { die: 2 }, { decline: true })
      .answers({ die: 0 })
      .pool('blue hit', 'blue critical')
      .offersExactly({ die: 2 }, { decline: true })
      .answers({ die: 2 })
      .pool('blue critical', 'blue hit')
      .offers('critical');
  },
);

shows('ar.timing.while', 'it is used once in an attack', () => {
  duel()
    .attack('cr90', 'victory', { ...front, blue: ['hit', 'hit', 'hit'] })
    .uses('leading-shots')
    .answers({ decline: true })
    .has('victory', { shields: { front: 1 } })
    .ends();
});

test('with no other die there is nothing to reroll', () => {
  duel(180)
    .attack('cr90', 'victory', { zone: 'rear', defendingZone: 'front', blue: ['hit'] })
    .has('victory', { shields: { front: 2 } })
    .ends();
});

test('a pool without blue dice has none to spend', () => {
  bowToBow('long', {
    cr90: { ship: 'cr90-corvette-a', upgrades: ['leading-shots'] },
    victory: { ship: 'victory-i-class', ...noTokens },
  })
    .attack('cr90', 'victory', { ...front, red: ['hit', 'blank'] })
    .has('victory', { shields: { front: 2 } })
    .ends();
});

test('the only other die is rerolled without a question', () => {
  duel(90)
    .attack('cr90', 'victory', { zone: 'left', defendingZone: 'front', blue: ['accuracy', 'hit', 'hit'] })
    .uses('leading-shots', { spent: 1 })
    .has('victory', { shields: { front: 2 } })
    .ends();
});

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

test('a right guess counts at once, before another card turns the dice', () => {
  xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['c3po'] },
    shuttle: { pilot: 'omicrongrouppilot', side: 0, at: [100, 100], upgrades: ['emperorpalpatine'] },
    enemy: { pilot: 'academypilot', at: [450, 580, 180] },
  })
    .attack('enemy', 'falcon', { attack: ['hit', 'hit'], defense: ['blank'] })
    .uses('c3po', '0')
    .uses('emperorpalpatine', 'evade')
    .offersExactly({ use: 'shuttle.u1', choice: 0 }, { use: 'shuttle.u1', choice: 1 })
    .defenseDice('blank', 'evade');
});

test('the guess counts beside what else holds on the ship', () => {
  xwingTable(
    {
      falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['c3po', 'countermeasures'] },
      enemy: { pilot: 'academypilot', at: [450, 580, 180] },
    },
    { phase: 'activation' },
  )
    .until('useAbility')
    .uses('countermeasures', null)
    .attack('enemy', 'falcon', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .uses('c3po', '0')
    .has('falcon', { shields: 4 })
    .ends();
});

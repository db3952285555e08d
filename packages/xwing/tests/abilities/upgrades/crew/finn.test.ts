import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['finn'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('with the enemy in arc a blank may be added, for a reroll to come', () => {
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', {
      attack: ['blank', 'blank', 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('finn')
    .attackDice('blank', 'blank', 'blank', 'blank')
    .uses('targetLock', [0])
    .has('enemy', { damage: [{}] })
    .ends();
});

test('defending too, once an attack', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('finn')
    .has('wedge', { shields: 2 })
    .ends();
});

test('not with the enemy outside the arc', () => {
  duel({ at: [450, 400, 180] })
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 2 })
    .ends();
});

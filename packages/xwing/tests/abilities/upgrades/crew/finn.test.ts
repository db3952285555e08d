import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('the result that is added is a blank, in defense as in attack', () => {
  const table = duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .uses('finn');
  expect(table.events('dieAdded')).toMatchObject([{ pool: 'defense', face: 'blank' }]);
});

test('not with a turret, and not for an enemy outside the arc', () => {
  const turret = ['finn', 'ioncannonturret'];
  duel({ upgrades: turret })
    .attack('wedge', 'enemy', {
      weapon: 'ioncannonturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .doesNotOffer('finn');
  xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 400, 180], upgrades: ['finn'] },
    enemy: { pilot: 'academypilot', at: [450, 580, 180] },
  })
    .attack('falcon', 'enemy', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('finn');
});

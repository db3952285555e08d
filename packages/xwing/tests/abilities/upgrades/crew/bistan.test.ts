import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['bistan'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    { cards: ['core2-weaponsfailure'] },
  );

test('at range 1-2 one hit may become a critical', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: 0 }, { pass: true })
    .uses('bistan', 0)
    .has('enemy', { damage: [{ faceup: true }] })
    .ends();
});

test('not at range 3', () => {
  duel({}, { at: [450, 660, 180] })
    .attack('wedge', 'enemy', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .has('enemy', { damage: [{ faceup: false }] })
    .doesNotOffer('bistan');
});

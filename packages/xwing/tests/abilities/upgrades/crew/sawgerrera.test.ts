import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:sawgerrera'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    { cards: ['core2-weaponsfailure', 'core2-weaponsfailure'] },
  );

test('1 damage makes all focus results criticals', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('sawgerrera')
    .has('wedge', { shields: 2 })
    .has('enemy', { damage: [{ faceup: true }, { faceup: true }] })
    .ends();
});

test('without a focus result there is nothing to use', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { shields: 3 });
});

test('one focus result is enough, without any he is not offered', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('sawgerrera');
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('sawgerrera');
});

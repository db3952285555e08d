import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:ezrabridger'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    { cards: ['core2-weaponsfailure'] },
  );

test('under stress one focus result may become a critical', () => {
  duel({ tokens: { stress: 1 } })
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: 0 }, { pass: true })
    .uses('ezrabridger', 0)
    .has('enemy', { damage: [{ faceup: true }] })
    .ends();
});

test('not without stress', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] });
});

test('a ship without stress, or without a focus result, is not asked', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('ezrabridger');
  duel({ tokens: { stress: 1 } })
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('ezrabridger');
});

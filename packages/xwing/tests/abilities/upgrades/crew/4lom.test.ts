import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:4lom'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('an ion token freezes the only focus token of the defender', () => {
  duel({}, { tokens: { focus: 1 } })
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: 'focus' }, { pass: true })
    .uses('4lom', 'focus')
    .has('wedge', { tokens: { ion: 1 } })
    .has('enemy', { damage: [{}], tokens: { focus: 1 } })
    .ends();
});

test('a second one may still be spent', () => {
  duel({}, { tokens: { focus: 2 } })
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .uses('4lom', 'focus')
    .uses('focus')
    .has('enemy', { damage: [], tokens: { focus: 1 } })
    .ends();
});

test('a defender without tokens has none to freeze', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('4lom')
    .ends();
});

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

test('an evade token may be frozen as well, and a ship that attacks itself keeps its own free', () => {
  duel({}, { tokens: { focus: 1, evade: 1 } })
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: 'focus' }, { use: 'wedge.u1', choice: 'evade' }, { pass: true })
    .uses('4lom', 'evade')
    .asksSeat('p2')
    .offersExactly({ use: 'enemy.focus', choice: null }, { pass: true })
    .passes()
    .has('enemy', { damage: [{}], tokens: { evade: 1 } })
    .ends();
});

test('the attacker spends its own last token although that of the defender is frozen', () => {
  duel({ tokens: { focus: 1 } }, { tokens: { focus: 1 } })
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('4lom', 'focus')
    .offersExactly({ use: 'wedge.focus', choice: null }, { pass: true })
    .uses('focus')
    .has('enemy', { damage: [{}], tokens: { focus: 1 } })
    .ends();
});

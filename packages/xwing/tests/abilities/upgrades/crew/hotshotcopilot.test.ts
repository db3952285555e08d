import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['hotshotcopilot'], ...own },
    tie: { pilot: 'academypilot', at: [450, 620, 180], tokens: { focus: 2 }, ...other },
  });

test('the defender has to spend one focus token, also for nothing, and may keep the second', () => {
  const table = duel({}, { hasFought: true }).attack('falcon', 'tie', {
    attack: ['hit', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table
    .has('tie', { tokens: { focus: 1 } })
    .asksSeat('p2')
    .offersExactly({ use: 'tie.focus', choice: null }, { pass: true })
    .passes()
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

test('with something else to use the token comes before passing', () => {
  duel({}, { hasFought: true, tokens: { focus: 1, evade: 1 } })
    .attack('falcon', 'tie', { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'tie.focus', choice: null }, { use: 'tie.evade', choice: null })
    .refuses({ pass: true }, 'xw.attack.modify-defense.attacker-first')
    .uses('focus')
    .offersExactly({ use: 'tie.evade', choice: null }, { pass: true });
});

test('the attacker has to spend one as well', () => {
  duel({ hasFought: true })
    .attack('tie', 'falcon', { attack: ['focus', 'blank'], defense: ['blank'] })
    .has('tie', { tokens: { focus: 1 } })
    .attackDice('hit', 'blank')
    .offersExactly({ use: 'tie.focus', choice: null }, { pass: true })
    .passes()
    .has('falcon', { shields: 3 })
    .ends();
});

test('a ship without a focus token goes on as ever, and so does one that is attacked by others', () => {
  duel({}, { hasFought: true, tokens: {} })
    .attack('falcon', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 400] },
    tie: { pilot: 'academypilot', at: [450, 620, 180], tokens: { focus: 2 }, hasFought: true },
  }).attack('x', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] });
  expect(table.answersOffered).toContainEqual({ pass: true });
});

test('who cannot spend it keeps it', () => {
  duel({}, { hasFought: true, conditions: [{ card: 'fanaticaldevotion', by: 'tie' }] })
    .attack('falcon', 'tie', { attack: ['hit', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

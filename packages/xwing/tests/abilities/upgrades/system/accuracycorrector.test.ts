import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['accuracycorrector'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('two hits may take the place of the roll, and nothing changes them any more', () => {
  duel({ tokens: { focus: 1 }, lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('accuracycorrector', true)
    .has('wedge', { tokens: { focus: 1 }, lock: { target: 'enemy' } })
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('the roll may also just go', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: true }, { use: 'wedge.u1', choice: false }, { pass: true })
    .uses('accuracycorrector', false)
    .has('enemy', { damage: [] })
    .ends();
});

test('it does nothing for a defender', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('accuracycorrector')
    .ends();
});

test('a result that was cancelled before is not cancelled again', () => {
  const table = duel({ upgrades: ['accuracycorrector', 'r3astromech'] })
    .attack('wedge', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('r3astromech')
    .uses('accuracycorrector', true);
  expect(table.events('dieCancelled').map(({ die }) => die)).toEqual([0, 1, 2]);
});

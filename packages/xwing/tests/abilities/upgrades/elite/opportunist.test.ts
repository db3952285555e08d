import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object, other: object) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['opportunist'], ...own },
    academy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('against a ship without focus and evade tokens one more die is rolled for a stress token', () => {
  duel({}, {})
    .attack('wedge', 'academy', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('opportunist')
    .has('wedge', { tokens: { stress: 1 }, lasting: [] })
    .ends();
});

test.each([
  ['the defender holds a focus token', {}, { tokens: { focus: 1 } }],
  ['the defender holds an evade token', {}, { tokens: { evade: 1 } }],
  ['the attacker is stressed', { tokens: { stress: 1 } }, {}],
])('not while %s', (_case, own, other) => {
  duel(own, other)
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('opportunist')
    .until('declareTarget', 'academy')
    .ends();
});

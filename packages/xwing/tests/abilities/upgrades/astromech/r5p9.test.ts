import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['r5p9'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('as combat ends a focus token buys a shield', () => {
  duel({ tokens: { focus: 1 }, shields: 1 })
    .until('useAbility')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('r5p9')
    .has('wedge', { shields: 2, tokens: { focus: 0 } })
    .ends();
});

test.each([
  ['without a focus token', { shields: 1 }],
  ['with all shields', { tokens: { focus: 1 } }],
])('not %s', (_case, own) => {
  duel(own).until('setDial').doesNotOffer('r5p9').ends();
});

test('at its full shields a token buys nothing', () => {
  const table = duel({ tokens: { focus: 1 }, shields: 3, hasFought: true }, { hasFought: true });
  expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
  table.ends();
});

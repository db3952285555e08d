import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:rey'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 600, 180], ...other },
    },
    {},
  );

test('a focus token may wait on the card from one round to the next', () => {
  duel({ tokens: { focus: 1 } })
    .until('useAbility')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('rey')
    .has('wedge', { tokens: { focus: 0 }, upgrades: [{ tokens: 1 }] })
    .plans('wedge', 1, 'straight')
    .plans('enemy', 2, 'turnLeft')
    .readies()
    .until('useAbility')
    .uses('rey')
    .has('wedge', { tokens: { focus: 1 }, upgrades: [{ tokens: 0, faceup: true }] });
});

test('left alone, the token goes', () => {
  duel({ tokens: { focus: 1 } })
    .until('useAbility')
    .passes()
    .has('wedge', { tokens: { focus: 0 }, upgrades: [{ tokens: 0 }] });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

const atTheEnd = (own: object) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:rey'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'end' },
  );

test('of two focus tokens one waits and the other goes; with none nothing is asked', () => {
  const table = atTheEnd({ tokens: { focus: 2 } }).uses('rey');
  expect(table.events('tokensRemoved')).toMatchObject([
    { token: 'focus', count: 1 },
    { token: 'focus', count: 1 },
  ]);
  table.has('wedge', { upgrades: [{ tokens: 1 }] });
  expect(atTheEnd({}).open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('a token on another card is not hers', () => {
  const table = xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 400],
        upgrades: ['protontorpedoes', 'crew:rey'],
        cardTokens: { 'torpedo:protontorpedoes': 1 },
      },
      enemy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  );
  table.asks('declareTarget');
});

test('a token on the card does not stand for it when it is discarded', () => {
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:rey', 'amd:chopper-swx72'],
        cardTokens: { 'crew:rey': 1 },
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .acts('card wedge.u2', { choice: 'wedge.u1' })
    .has('wedge', { upgrades: [{ faceup: false }, { faceup: true }] });
});

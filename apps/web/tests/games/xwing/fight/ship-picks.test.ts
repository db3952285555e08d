import { expect, test } from 'vitest';
import { shipPicks } from '../../../../src/games/xwing/fight/ship-picks.ts';
import { duel } from './fight-table.ts';

const picked = (...choices: readonly (string | number | { readonly [key: string]: string })[]) =>
  shipPicks(choices, (choice) => choice, duel().view()).map(({ piece }) => piece);

test('a choice that names a ship can be made by picking it', () => {
  expect(picked('tie', { ship: 'luke' }, { target: 'far' })).toEqual(['tie', 'luke', 'far']);
});

test('dice, cards and ships that are not on the table cannot be picked', () => {
  expect(picked(2, 'luke.u1', 'nobody', { decline: 'yes' })).toEqual([]);
});

test('a ship that is named twice cannot be picked, since nobody knows which is meant', () => {
  expect(picked({ target: 'tie', card: 'a' }, { target: 'tie', card: 'b' }, 'far')).toEqual(['far']);
});

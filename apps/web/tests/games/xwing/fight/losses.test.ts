import type { XwingPosition } from '@sortie/xwing/setup';
import { expect, test } from 'vitest';
import { pointsOfShip, scoresByRound, sidesAtEnd } from '../../../../src/games/xwing/fight/losses.ts';
import { FightTable } from './fight-table.ts';

const table = FightTable.opened(
  [
    { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 300, 0], upgrades: ['amd:r2d2'] },
    { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [400, 800, 180] },
    { id: 'lost', pilot: 'imperial:tiefighter:academypilot', side: 1, at: null, gone: 'destroyed' },
  ] as unknown as XwingPosition['ships'],
  {},
  { phase: 'planning', round: 4 },
);

test('survivors and losses of each side are told apart', () => {
  const [rebels, imperials] = sidesAtEnd(table.view());
  const ids = (ships: readonly { readonly id: string }[]) => ships.map(({ id }) => id);
  expect([ids(rebels.survivors), ids(rebels.losses), rebels.score]).toEqual([['luke'], [], 12]);
  expect([ids(imperials.survivors), ids(imperials.losses), imperials.score]).toEqual([['tie'], ['lost'], 0]);
});

test('a ship is worth its pilot and all its upgrades', () => {
  const luke = table.view().ships.find(({ id }) => id === 'luke')!;
  expect(pointsOfShip(luke)).toBe(28 + 4);
});

test('the course of the game ends with the score', () => {
  const view = table.view();
  const ships = view.ships.map((ship) => (ship.id === 'lost' ? { ...ship, goneInRound: 2 } : ship));
  const scores = scoresByRound({ ...view, ships });
  expect(scores.map(({ round, points }) => [round, ...points])).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 12, 0],
    [3, 12, 0],
    [4, 12, 0],
  ]);
  expect(scores.at(-1)!.points).toEqual(view.scores);
});

import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { setUpOf } from '../../../set-up-of.ts';

const game = (upgrades: readonly string[]) =>
  setUpOf(
    'rebel',
    [
      { pilot: 'rebel:ywing:horton-salm'.replace('horton-salm', 'goldsquadronpilot') },
      { pilot: 'rebel:hwk290:rebeloperative', upgrades },
    ],
    [{ pilot: 'imperial:tiefighter:obsidiansquadronpilot' }],
  );
const order = (table: ReturnType<typeof game>) =>
  table
    .until('setDial')
    .events('shipDeployed')
    .map(({ ship }) => ship);

shows('xw.later.placement.other-skill', 'the ship is placed last with skill 8, and first with 0', () => {
  const droid = ['crew:courierdroid'];
  const table = game(droid).offersExactly(
    { use: 's2.u1', choice: '0' },
    { use: 's2.u1', choice: '8' },
    { pass: true },
  );
  expect(order(table.uses('courierdroid', '8'))).toEqual(['s1', 's3', 's2']);
  expect(table.ship('s2').lasting).toEqual([]);
  expect(order(game(droid).uses('courierdroid', '0'))[0]).toBe('s2');
});

test('left, or without the card, it is placed by its own skill', () => {
  expect(order(game(['crew:courierdroid']).passes())).toEqual(['s1', 's2', 's3'].sort(() => 0));
  expect(order(game([]))).toEqual(order(game(['crew:courierdroid']).passes()));
});

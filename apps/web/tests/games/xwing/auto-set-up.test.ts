import { expect, test } from 'vitest';
import { forgetWish, isWished, wishes, wishFor } from '../../../src/table/setup/auto-set-up.ts';
import { tableAt } from './seen-table.ts';

test('a wish to have set-up done lasts for that seat and that game, until it is taken back', () => {
  const seen = { ...tableAt('deployShip').seen, brought: 'two squads' };
  expect(isWished(wishes.get(), seen)).toBe(false);
  wishFor(seen);
  expect(isWished(wishes.get(), { ...seen, version: seen.version + 3 })).toBe(true);
  expect(isWished(wishes.get(), { ...seen, as: 'somebody else' })).toBe(false);
  // A game that has just begun is another one.
  expect(isWished(wishes.get(), { ...seen, version: 0 })).toBe(false);
  const people = seen.people.map((person) => ({ ...person, name: 'Nobody' }));
  expect(isWished(wishes.get(), { ...seen, people })).toBe(false);
  forgetWish(seen.as);
  expect(isWished(wishes.get(), seen)).toBe(false);
});

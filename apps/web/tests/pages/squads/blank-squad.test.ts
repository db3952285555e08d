import { expect, test } from 'vitest';
import { blankSquad } from '../../../src/pages/squads/list/blank-squad.ts';

test('a new squad of a faction has no ships yet', () => {
  expect(blankSquad('a1', 'scum')).toMatchObject({ id: 'a1', squad: { faction: 'scum', ships: [] } });
});

test('an address without a faction of the game begins no squad', () => {
  expect([blankSquad('a1', null), blankSquad('a1', 'hutts'), blankSquad(undefined, 'rebel')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

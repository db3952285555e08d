import type { Summary } from '@sortie/protocol';
import { expect, test } from 'vitest';
import { LobbyError } from '../../../src/live/lobby.ts';
import { visitTo } from '../../../src/pages/game/watch/use-visit.ts';
import { watchedTitle } from '../../../src/pages/game/watch/watched-title.ts';

const summary: Summary = {
  id: 'g1',
  game: 'wisps',
  status: 'playing',
  options: {},
  spectators: true,
  commitment: '',
  seats: [],
};
const told = (changes: Partial<Summary> = {}) => Promise.resolve({ ...summary, ...changes });

test('a game that may be looked on is visited, with the token of a link or without any', async () => {
  expect(await visitTo({ id: 'g1', token: undefined }, () => told())).toMatchObject({
    kind: 'visitor',
    game: { id: 'g1', game: 'wisps', tokens: {}, isOver: false },
  });
  expect(await visitTo({ id: 'g1', token: 'abc' }, () => told({ status: 'over' }))).toMatchObject({
    kind: 'visitor',
    game: { tokens: { spectator: 'abc' }, isOver: true },
  });
});

test('a game that nobody may look on, one that is not there and a server that is not there are told apart', async () => {
  const fails = (status: number) => () => Promise.reject(new LobbyError(status, 'p', 'm'));
  const wanted = { id: 'g1', token: undefined };
  expect(await visitTo(wanted, () => told({ spectators: false }))).toEqual({ kind: 'notWatched' });
  expect(await visitTo(wanted, fails(404))).toEqual({ kind: 'noGame' });
  expect(await visitTo(wanted, fails(0))).toEqual({ kind: 'offline' });
});

test('a game is called by both of its players, in the order of their sides', () => {
  const people = [
    { name: 'Bo', side: 1 },
    { name: 'Ana', side: 0 },
  ] as const;
  expect(watchedTitle(people, 'Empty seat')).toBe('Ana – Bo');
  expect(
    watchedTitle(
      [
        { name: 'Ana', side: 0 },
        { name: '', side: 1 },
      ],
      'Empty seat',
    ),
  ).toBe('Ana – Empty seat');
});

import type { Replay } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { peopleOf } from '../../../src/pages/replay/film/people-of.ts';
import { whatIf } from '../../../src/pages/replay/film/what-if.ts';

const replay = { opening: { game: 'xwing', setup: {}, seed: 'a' } } as unknown as Replay;

describe('playing on from the middle of a replay', () => {
  test('takes over its first entries and asks for people and computers', () => {
    const seats = [
      { seat: 'p1', side: 0, name: 'Ana', player: 'me' },
      { seat: 'p2', side: 1, name: 'Computer', player: 'hard' },
    ] as const;
    expect(whatIf({ replay, entries: 12, seats, title: 'What if' })).toEqual({
      game: 'xwing',
      options: {},
      spectators: true,
      from: { replay, entries: 12 },
      seats: [
        { seat: 'p1', side: 0, who: 'person', name: 'Ana' },
        { seat: 'p2', side: 1, who: 'computer', level: 'hard', name: 'Computer' },
      ],
    });
  });
});

describe('the people of a replay', () => {
  test('have their names, or numbers where nobody knows them', () => {
    const seats = [
      { id: 'p1', side: 0 },
      { id: 'p2', side: 1 },
    ] as unknown as Parameters<typeof peopleOf>[0];
    const people = peopleOf(seats, { p2: 'Bo' }, (number) => `Player ${number}`);
    expect(people.map(({ seat, side, name }) => [seat, side, name])).toEqual([
      ['p1', 0, 'Player 1'],
      ['p2', 1, 'Bo'],
    ]);
  });
});

import type { GameKit } from '@sortie/games';
import { games } from '@sortie/games';
import type { Person } from '@sortie/protocol';
import { describe, expect, test } from 'vitest';
import { type GameRecord, isRecord, recordOf } from '../../../src/pages/statistics/game-record.ts';
import { luckOf, luckOverTime, sumFaces } from '../../../src/pages/statistics/luck.ts';
import { resultsByForce, resultsOf } from '../../../src/pages/statistics/results.ts';

const coin = { kind: 'coin', chances: { head: 0.5, tail: 0.5 }, good: ['head'] };
const people: readonly Person[] = [
  { seat: 'p1', side: 0, who: 'person', name: 'Ana', sat: true, present: true },
  { seat: 'p2', side: 1, who: 'computer', name: 'Droid', sat: true, present: true },
];
const finished = {
  id: 'g1',
  title: 'A battle',
  at: 1000,
  people,
  log: [],
  table: null,
  outcome: { winner: 0, rule: 'r' },
} as const;
const kit = games.kits[0]!;

/** A game that tosses coins. */
const coinKit: GameKit = {
  ...kit,
  name: 'coins',
  tally: () =>
    Promise.resolve({
      dice: [coin],
      rollsOf: () => [
        { kind: 'coin', side: 0, faces: ['head', 'head', 'tail'] },
        { kind: 'coin', side: 1, faces: ['tail'] },
        { kind: 'coin', side: 0, faces: ['head'] },
      ],
      forceOf: (_table, side) => `force ${side}`,
      word: (of) => of,
    }),
};

describe('a record', () => {
  test('holds the result, the force and the dice of both sides, seen from the seat of this device', async () => {
    expect(await recordOf(coinKit, { ...finished, seat: 'p1' })).toEqual({
      id: 'g1',
      game: 'coins',
      title: 'A battle',
      at: 1000,
      result: 'won',
      opponent: 'Droid',
      against: 'computer',
      force: 'force 0',
      own: { coin: { head: 3, tail: 1 } },
      theirs: { coin: { tail: 1 } },
    });
    expect(await recordOf(coinKit, { ...finished, seat: 'p2' })).toMatchObject({
      result: 'lost',
      opponent: 'Ana',
      against: 'person',
      own: { coin: { tail: 1 } },
    });
    const drawn = { ...finished, outcome: { winner: null, rule: 'r' } };
    expect(await recordOf(coinKit, { ...drawn, seat: 'p1' })).toMatchObject({ result: 'drawn' });
    expect(await recordOf(coinKit, { ...finished, seat: 'p3' })).toBe(undefined);
  });

  test('of a game that counts nothing is its result', async () => {
    const { tally: _, ...plain } = coinKit;
    expect(await recordOf(plain, { ...finished, seat: 'p1' })).toMatchObject({
      result: 'won',
      force: '',
      own: {},
      theirs: {},
    });
  });

  test('is told from what is none', async () => {
    const record = await recordOf(coinKit, { ...finished, seat: 'p1' });
    expect(isRecord(JSON.parse(JSON.stringify(record)))).toBe(true);
    for (const wrong of [
      null,
      1,
      {},
      { ...record, result: 'fled' },
      { ...record, own: { coin: { head: 'x' } } },
    ]) {
      expect(isRecord(wrong)).toBe(false);
    }
  });
});

test('luck is what was rolled against what so many dice give, with how far it usually strays', () => {
  expect(luckOf(coin, { coin: { head: 12, tail: 4 } })).toEqual({
    dice: 16,
    rolled: 12,
    expected: 8,
    spread: 2,
  });
  expect(luckOf(coin, {})).toEqual({ dice: 0, rolled: 0, expected: 0, spread: 0 });
  const games = [{ own: { coin: { head: 3, tail: 1 } } }, { own: { coin: { tail: 2 } } }];
  expect(luckOverTime(coin, games)).toEqual([0, 1, 0]);
  expect(sumFaces(games.map(({ own }) => own))).toEqual({ coin: { head: 3, tail: 3 } });
});

test('results are counted, and by what was played with', () => {
  const record = (result: GameRecord['result'], force: string): GameRecord => ({
    id: '',
    game: '',
    title: '',
    at: 0,
    opponent: '',
    against: 'person',
    own: {},
    theirs: {},
    result,
    force,
  });
  const records = [record('won', 'A'), record('lost', 'B'), record('drawn', 'B'), record('won', '')];
  expect(resultsOf(records)).toEqual({ played: 4, won: 2, lost: 1, drawn: 1 });
  expect(resultsByForce(records)).toEqual([
    { force: 'B', results: { played: 2, won: 0, lost: 1, drawn: 1 } },
    { force: 'A', results: { played: 1, won: 1, lost: 0, drawn: 0 } },
  ]);
});

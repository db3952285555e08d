import type { Picks, Plain } from '@sortie/kernel';
import { equal, isRefusal, picks, refused } from '@sortie/kernel';
import { ANN, bids, open, plays } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, gives, offered, openScratch, say, words } from './scratch.ts';

const { flow, asks, opens } = words;
const stop = asksFor(A, 'stop', ['go']);

describe('picks', () => {
  const picking = (how: Omit<Picks, 'kind' | 'from'>): ScratchReferee =>
    openScratch({
      flows: [
        flow('main', [
          asks<object, readonly Plain[]>('pick', {
            request: () => ({
              seat: A,
              rule: 'scratch.pick',
              answers: picks<Plain>(['a', 'b', 'c', 'd'], how),
            }),
            take: (_state, _at, picked) => [say(JSON.stringify(picked))],
          }),
          stop,
        ]),
      ],
    });

  test('are published as the list and how many, with some that are legal, the smallest first', () => {
    const [decision] = picking({ least: 1, most: 2 }).decisions(A);
    expect(decision!.answers).toEqual({
      kind: 'picks',
      from: ['a', 'b', 'c', 'd'],
      least: 1,
      most: 2,
      suggestions: [
        ['a'],
        ['b'],
        ['c'],
        ['d'],
        ['a', 'b'],
        ['a', 'c'],
        ['a', 'd'],
        ['b', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ],
    });
  });

  test('take any legal pick, in any order', () => {
    const referee = picking({ least: 0, most: 3 });
    gives(referee, A, ['d', 'b']);
    expect(referee.state.said).toEqual(['["d","b"]']);
  });

  test.each([
    [['a', 'a'], 'table.not-among-picks'],
    [['e'], 'table.not-among-picks'],
    [['a', 'b', 'c'], 'table.wrong-number-of-picks'],
    [[], 'table.wrong-number-of-picks'],
    ['a', 'table.malformed-answer'],
    [['b', 'c'], 'scratch.not-together'],
  ])('%j is refused by %s', (answer, rule) => {
    const referee = picking({
      least: 1,
      most: 2,
      refuse: (picked) => (equal(picked, ['b', 'c']) ? refused('scratch.not-together') : undefined),
    });
    expect(gives(referee, A, answer as Plain)).toMatchObject({ rule });
    expect(referee.state.said).toEqual([]);
  });

  test('of twenty with one legal way among a million are no burden when the game suggests it', () => {
    const many = Array.from({ length: 20 }, (_, index) => index);
    const referee = openScratch({
      flows: [
        flow('main', [
          asks<object, readonly Plain[]>('pick', {
            request: () => ({
              seat: A,
              rule: 'scratch.pick',
              answers: picks<Plain>(many, {
                least: 10,
                most: 10,
                refuse: (picked) => (picked[0] === 10 ? undefined : refused('scratch.late')),
                suggest: () => [many.slice(10)],
              }),
            }),
            take: (_state, _at, picked) => [say(JSON.stringify(picked))],
          }),
          stop,
        ]),
      ],
    });
    expect(isRefusal(gives(referee, A, many.slice(10)))).toBe(false);
  });

  test('are ways to use an ability too: listed as far as it helps, legal beyond the list', () => {
    const referee = openScratch({
      flows: [flow('main', [opens('window', { rule: 'scratch.window', order: () => [A] }), stop])],
      hears: [
        {
          window: 'window',
          seat: A,
          key: 'reroll',
          optional: true,
          choices: () => picks<Plain>([0, 1, 2], { least: 1, most: 2, suggest: () => [[0, 1]] }),
        },
      ],
    });
    expect(offered(referee, A)).toEqual([{ use: 'reroll', choice: [0, 1] }, { pass: true }]);
    expect(referee.decisions(A)[0]!.answers).toMatchObject({
      picks: [{ use: 'reroll', from: [0, 1, 2], least: 1, most: 2 }],
    });
    expect(gives(referee, A, { use: 'reroll', choice: [0, 1, 2] })).toMatchObject({
      rule: 'table.wrong-number-of-picks',
    });
    gives(referee, A, { use: 'reroll', choice: [1, 2] });
    expect(referee.state.said).toEqual(['reroll [1,2]']);
  });
});

test('suggestions are made one by one: only as many as somebody wants to see', () => {
  let made = 0;
  const referee = openScratch({
    flows: [
      flow('main', [
        asks<object, Plain>('place', {
          request: () => ({
            seat: A,
            rule: 'scratch.place',
            answers: {
              kind: 'region',
              region: null,
              refuse: (answer) => (answer === 2 ? undefined : refused('scratch.no')),
              *suggest() {
                for (;;) yield ++made;
              },
            },
          }),
          take: () => [],
        }),
        stop,
      ]),
    ],
  });
  expect(made).toBe(2);
  const [decision] = referee.decisions(A);
  expect(decision!.answers).toMatchObject({ kind: 'region', suggestions: { length: 512 } });
  expect(made).toBe(512);
});

describe('a rough answer', () => {
  const drifting = () => {
    const referee = open();
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'bargain', 'dim');
    while (referee.decisions(ANN)[0]?.kind !== 'moveLeader') {
      const { seat, kind } = referee.decisions()[0]!;
      plays(referee, seat, kind, { pass: true });
    }
    const { id: decision, version } = referee.decisions(ANN)[0]!;
    return { referee, ask: (answer: Plain) => referee.complete(ANN, { decision, version, answer }) };
  };

  test('is completed to the nearest legal one, and nothing changes', () => {
    const { referee, ask } = drifting();
    const before = referee.hash();
    const completed = ask({ x: 30, y: 0 }) as { answer: { x: number; y: number } };
    expect(completed.answer.y).toBe(0);
    expect(completed.answer.x).toBeGreaterThan(2.99);
    expect(completed.answer.x).toBeLessThanOrEqual(3);
    expect(referee.hash()).toBe(before);
  });

  test('that is legal already stays as it is', () => {
    expect(drifting().ask({ x: 1, y: 1 })).toEqual({ answer: { x: 1, y: 1 } });
  });

  test('that cannot be completed is refused by the rule', () => {
    expect(drifting().ask('somewhere')).toMatchObject({ kind: 'refused', rule: 'wi.drift.too-far' });
  });
});

import type { BugBundle, Plain, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, B, gives, openScratch, say, scratchGame, words } from './scratch.ts';

const { flow, step, asks } = words;

const region = (refuses: boolean, suggestions: readonly Plain[]) =>
  asks<object, Plain>('place', {
    request: () => ({
      seat: A,
      kind: 'place',
      rule: 'scratch.place',
      answers: {
        kind: 'region',
        region: null,
        refuse: (answer) =>
          refuses ? { kind: 'refused', rule: 'scratch.nowhere', about: answer } : undefined,
        suggest: () => suggestions,
      },
    }),
    take: () => [],
  });

/** After some sound answers, a question whose wrong answer leads into what a test gives. */
const trap = {
  flows: [
    flow('main', [
      asksFor(A, 'first', ['x']),
      asksFor(
        B,
        'fork',
        ['sound', 'noAnswer', 'noRegion', 'falseRegion', 'empty', 'nobody', 'throws', 'breaks', 'endless'],
        (answer) =>
          answer === 'sound' ? [say('sound')] : [say('half done'), { kind: 'run', flow: answer, at: {} }],
      ),
      asksFor(A, 'last', ['x']),
    ]),
    flow('noAnswer', [asksFor(A, 'nothing', [])]),
    flow('noRegion', [region(false, [])]),
    flow('falseRegion', [region(true, [1, 2])]),
    flow('empty', [step('end', () => [{ kind: 'goTo', step: 'none' }])]),
    flow('nobody', [asksFor('nobody' as SeatId, 'ghost', ['x'])]),
    flow('throws', [
      step('throw', () => {
        throw new Error('a secret is in this message');
      }),
    ]),
    flow('breaks', [step('break', () => [{ kind: 'break' }])]),
    flow('endless', [step('on', () => [{ kind: 'goTo', step: 'on' }])]),
  ],
};

const opened = (onBug?: (bundle: BugBundle) => void): ScratchReferee => {
  const referee = openScratch(trap, onBug ? { onBug } : {});
  gives(referee, A, 'x');
  return referee;
};

describe('an answer after which nobody can go on is taken back, and the game goes on with another', () => {
  const traps: [string, string][] = [
    ['noAnswer', 'nothing has no legal answer'],
    ['noRegion', 'place has no legal answer'],
    ['falseRegion', 'place has no legal answer'],
    ['empty', 'the flow empty has no step none'],
    ['nobody', 'ghost asks an empty seat'],
    ['throws', 'a secret is in this message'],
    ['breaks', 'broken'],
    ['endless', 'the flow endless goes on without end'],
  ];
  test.each(traps)('%s', (wrong, message) => {
    const referee = opened();
    const [before, log] = [referee.hash(), [...referee.log]];
    expect(gives(referee, B, wrong)).toEqual({ kind: 'refused', rule: 'table.rolled-back', about: null });
    expect(referee.hash()).toBe(before);
    expect(referee.log).toEqual(log);
    expect(referee.journal).toHaveLength(1);
    expect(referee.bugs[0]!.message).toContain(message);
    expect(isRefusal(gives(referee, B, 'sound'))).toBe(false);
    expect(referee.state.said).toEqual(['x', 'sound']);
  });
});

test('the bundle holds all it takes to see the bug again', () => {
  const told: BugBundle[] = [];
  const referee = opened((bundle) => told.push(bundle));
  referee.undo(A);
  gives(referee, A, 'x');
  gives(referee, B, 'throws');
  const bundle: BugBundle = JSON.parse(JSON.stringify(referee.bugs[0]));
  expect(told).toEqual(referee.bugs);
  expect(bundle.journal.map(({ kind }) => kind)).toEqual(['answer', 'undo', 'answer']);
  expect(bundle.attempted).toMatchObject({ kind: 'answer', seat: B, answer: 'throws' });
  expect(JSON.parse(bundle.stateBefore)).toEqual(referee.state);
  const again = Referee.open(scratchGame(trap), bundle.opening);
  if (isRefusal(again)) throw new Error(again.rule);
  expect(again.enter(bundle.journal)).toBeUndefined();
  expect(again.state).toEqual(JSON.parse(bundle.stateBefore));
  expect(again.enter([bundle.attempted])).toMatchObject({ rule: 'table.rolled-back' });
});

test('a player who tries the wrong answer for ever does not fill the memory', () => {
  let told = 0;
  const referee = opened(() => told++);
  for (let times = 0; times < 40; times++) gives(referee, B, 'throws');
  expect(told).toBe(40);
  expect(referee.bugs).toHaveLength(32);
});

test('a command that breaks the game is taken back too', () => {
  const referee = openScratch({
    flows: [flow('main', [asksFor(A, 'one', ['x'])])],
    command: (_state, command) => {
      if (command === 'throws') throw new Error('no');
      return [{ kind: 'run', flow: 'none', at: {} }];
    },
  });
  const before = referee.hash();
  for (const command of ['throws', 'none']) {
    expect(referee.command('clock', command)).toMatchObject({ rule: 'table.rolled-back' });
    expect(referee.hash()).toBe(before);
  }
  expect(referee.bugs.map(({ attempted }) => attempted.kind)).toEqual(['command', 'command']);
});

test('a test of legality that fails on a strange answer refuses it and reports', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        asks<object, Plain>('place', {
          request: () => ({
            seat: A,
            kind: 'place',
            rule: 'scratch.place',
            answers: {
              kind: 'region',
              region: null,
              refuse: (answer) =>
                (answer as { x: { y: number } }).x.y === 1
                  ? undefined
                  : { kind: 'refused', rule: 'r', about: null },
              suggest: () => [{ x: { y: 1 } }],
            },
          }),
          take: () => [{ kind: 'endGame', outcome: { winner: null, rule: 'scratch.end' } }],
        }),
      ]),
    ],
  });
  const before = referee.hash();
  expect(gives(referee, A, { z: 1 })).toMatchObject({ rule: 'table.rolled-back' });
  expect(referee.hash()).toBe(before);
  expect(referee.bugs).toHaveLength(1);
  expect(isRefusal(gives(referee, A, { x: { y: 1 } }))).toBe(false);
});

test('a game that is stuck before its first question does not open', () => {
  expect(() => openScratch({ flows: [flow('main', [asksFor(A, 'nothing', [])])] })).toThrow(
    'nothing has no legal answer',
  );
});

test('a rollback deep in a long game comes back to the same place', () => {
  const long = {
    flows: [
      flow('main', [
        asksFor(A, 'word', ['x', 'roll', 'break'], (answer) =>
          answer === 'x' ? [say('x')] : [{ kind: answer as 'roll' | 'break' }],
        ),
        step('again', () => [{ kind: 'goTo', step: 'word' }]),
      ]),
    ],
  };
  const referee = openScratch(long);
  for (let times = 0; times < 130; times++) gives(referee, A, times % 3 === 0 ? 'roll' : 'x');
  const [before, log] = [referee.hash(), JSON.stringify(referee.log)];
  gives(referee, A, 'break');
  expect(referee.hash()).toBe(before);
  expect(JSON.stringify(referee.log)).toBe(log);
});

import type { Control, Plain, Refusal } from '@sortie/kernel';
import { endGame, goTo, isRefusal, PASS, refused } from '@sortie/kernel';
import { ANN, answer, asked, bids, CAL, open, playOn, plays } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';
import type { ScratchEvent, ScratchReferee, ScratchStep } from './scratch.ts';
import { A, asksFor, B, gives, offered, openScratch, run, say, words } from './scratch.ts';

const { flow, step, asks, asksAll, opens } = words;
const said = (...all: string[]): ScratchEvent => ({ kind: 'saidWord', words: all });

test('a clock that runs out reaches the game as a command, is recorded, and replays', () => {
  const referee = open({ lastRound: 5 });
  playOn(referee, 5);
  expect(referee.command('clock', { kind: 'timeExpired' })).toMatchObject({
    events: [{ kind: 'answered' }, { kind: 'lastRoundCalled' }, { kind: 'asked' }],
  });
  expect(referee.journal.at(-1)).toEqual({
    kind: 'command',
    from: 'clock',
    command: { kind: 'timeExpired' },
  });
  playOn(referee);
  expect(referee.state.round).toBe(1);
  const again = open({ lastRound: 5 });
  expect(again.enter(referee.journal)).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
});

test('a concession ends the game at once, in the middle of anything', () => {
  const referee = open();
  bids(referee, 0, 0, 1);
  expect(isRefusal(referee.command(CAL, { kind: 'concede' }))).toBe(false);
  expect(referee.outcome).toEqual({ winner: 0, rule: 'table.conceded' });
  expect(asked(referee)).toEqual([]);
});

test('a command that the game does not know, or from nobody, is refused and changes nothing', () => {
  const referee = open();
  const before = referee.hash();
  expect(referee.command('clock', { kind: 'concede' })).toMatchObject({ rule: 'table.malformed-command' });
  expect(referee.command('nobody' as never, { kind: 'concede' })).toMatchObject({
    rule: 'table.unknown-seat',
  });
  expect(referee.command(ANN, (() => 1) as never)).toMatchObject({ rule: 'table.malformed-command' });
  expect([referee.hash(), referee.journal.length]).toEqual([before, 0]);
});

test('a question that still stands keeps its id through a command, and an answer under way still counts', () => {
  const referee = open();
  bids(referee, 1, 0, 0);
  const [before] = referee.decisions(ANN);
  referee.command('clock', { kind: 'timeExpired' });
  expect(referee.decisions(ANN)[0]).toMatchObject({ id: before!.id, version: before!.version + 1 });
  expect(
    isRefusal(referee.answer(ANN, { decision: before!.id, version: before!.version, answer: 'a1' })),
  ).toBe(false);
});

describe('a command that changes what is asked', () => {
  test('changes the offers of the open question', () => {
    const referee = open();
    bids(referee, 0, 0, 1);
    expect(referee.decisions(CAL)[0]!.answers).toMatchObject({ offers: ['c1', 'c2'] });
    referee.command('judge', { kind: 'dim', wisp: 'c1' });
    expect(referee.decisions(CAL)[0]!.answers).toMatchObject({ offers: ['c2'] });
    expect(answer(referee, CAL, 'chooseWisp', 'c1')).toMatchObject({ rule: 'wi.drift.once' });
    plays(referee, CAL, 'chooseWisp', 'c2');
  });

  test('takes one of several questions away and leaves the others their ids', () => {
    const referee = open();
    bids(referee, 1, 0, 0);
    const bea = referee.decisions().find(({ seat }) => seat !== ANN)!;
    referee.command('judge', { kind: 'dim', wisp: 'a1' });
    expect(referee.decisions().map(({ id, seat }) => ({ id, seat }))).toEqual([
      { id: bea.id, seat: bea.seat },
    ]);
  });

  const opened = (
    steps: readonly ScratchStep[],
    orders: readonly (ScratchEvent | Control)[] | Refusal,
    hears: NonNullable<Parameters<typeof openScratch>[0]['hears']> = [],
  ): ScratchReferee =>
    openScratch({
      flows: [
        flow('main', [...steps, step('done', () => [say('done')]), asksFor(A, 'stop', ['go'])]),
        flow('inner', [asksFor(B, 'inner', ['yes'])]),
      ],
      hears,
      command: () => orders,
    });

  const once = asks<object, Plain>('once', {
    request: (state) =>
      state.said.length > 0
        ? undefined
        : { seat: A, rule: 'scratch.once', answers: { kind: 'offers', offers: ['x'] } },
    take: () => [say('taken')],
  });

  test('goes on when the question has fallen away', () => {
    const referee = opened([once], [said('late')]);
    referee.command('clock', null);
    expect(referee.state.said).toEqual(['late', 'done']);
    expect(referee.decisions().map(({ kind }) => kind)).toEqual(['stop']);
  });

  test('goes on when the last unsettled question has been settled by it', () => {
    const all = asksAll<object, Plain>('all', {
      requests: (state) =>
        [A, B].map((seat) => ({
          seat,
          rule: 'scratch.all',
          answers: { kind: 'offers', offers: ['x'] },
          settled: state.said.includes(seat),
        })),
      take: (_state, _at, { seat }) => [say(seat)],
    });
    const referee = opened([all], [said('b')]);
    gives(referee, A, 'x');
    referee.command('clock', null);
    expect(referee.state.said).toEqual(['a', 'b', 'done']);
  });

  test('lets a window that is left without listeners close', () => {
    const referee = opened(
      [opens('window', { rule: 'scratch.window', order: () => [A] })],
      [said('late')],
      [{ window: 'window', seat: A, key: 'a1', optional: true, applies: (state) => state.said.length === 0 }],
    );
    expect(offered(referee, A)).toEqual([{ use: 'a1', choice: null }, PASS]);
    referee.command('clock', null);
    expect(referee.state.said).toEqual(['late', 'done']);
  });

  test('may start a flow over the question, which is asked again afterwards', () => {
    const referee = opened([asksFor(A, 'one', ['x'])], [run('inner', {})]);
    referee.command('judge', null);
    expect(referee.decisions().map(({ kind }) => kind)).toEqual(['inner']);
    gives(referee, B, 'yes');
    expect(referee.decisions().map(({ kind }) => kind)).toEqual(['one']);
  });

  test('may start a flow and lead elsewhere after it', () => {
    const referee = opened([asksFor(A, 'one', ['x'])], [run('inner', {}), goTo('done')]);
    referee.command('judge', null);
    gives(referee, B, 'yes');
    expect(referee.state.said).toEqual(['yes', 'done']);
  });

  test('may lead the flow elsewhere; what happened comes before what is ordered', () => {
    const referee = opened([asksFor(A, 'one', ['x'])], [goTo('done'), said('late')]);
    referee.command('judge', null);
    expect(referee.state.said).toEqual(['late', 'done']);
  });

  test('may end the game', () => {
    const referee = opened(
      [asksFor(A, 'one', ['x'])],
      [said('late'), endGame({ winner: 1, rule: 'scratch.time' })],
    );
    referee.command('clock', null);
    expect(referee.outcome).toEqual({ winner: 1, rule: 'scratch.time' });
    expect(referee.state.said).toEqual(['late']);
  });

  test('may be refused with the rule that forbids it', () => {
    const referee = opened([asksFor(A, 'one', ['x'])], refused('scratch.not-now'));
    expect(referee.command('clock', null)).toMatchObject({ rule: 'scratch.not-now' });
  });
});

import type { Opening, Plain } from '@sortie/kernel';
import { Referee, readySeats, verifyReplay } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, B, C, gives, offered, openScratch, say, scratchGame, words } from './scratch.ts';

const { flow, step, asksAll, opens } = words;
const stop = asksFor(A, 'stop', ['go']);
const asked = (referee: ScratchReferee) => referee.decisions().map(({ seat, kind }) => `${seat} ${kind}`);

describe('every table', () => {
  const playing = () => openScratch({ flows: [flow('main', [stop])] });

  test('hears what is said, and nobody whispers', () => {
    const referee = playing();
    referee.command(B, { kind: 'say', text: 'hello' });
    expect(referee.logFor('spectator')).toEqual([{ kind: 'said', seat: B, text: 'hello' }]);
    expect(referee.command(B, { kind: 'say', text: 'psst', to: A })).toMatchObject({
      rule: 'table.public-talk',
    });
    for (const text of ['', '   ', 7, 'x'.repeat(501)] as Plain[]) {
      expect(referee.command(B, { kind: 'say', text })).toMatchObject({
        rule: 'table.malformed-command',
        about: { field: 'text' },
      });
    }
  });

  test('ends when a player concedes: the other side wins', () => {
    const referee = playing();
    referee.command(C, { kind: 'concede' });
    expect(referee.outcome).toEqual({ winner: 1, rule: 'table.conceded' });
    expect(referee.logFor('spectator')).toEqual([{ kind: 'conceded', seat: C }]);
  });

  test('has no clock unless the game knows what it means', () => {
    expect(playing().command('clock', { kind: 'timeExpired' })).toMatchObject({ rule: 'table.no-clock' });
  });
});

describe('a standing pass', () => {
  const windows = () =>
    openScratch({
      flows: [
        flow('main', [
          opens('early', { rule: 'scratch.early', order: () => [A, B] }),
          opens('late', { rule: 'scratch.late', order: () => [A] }),
          asksFor(B, 'next', ['again', 'round'], (answer) => [say(answer), { kind: 'goTo', step: 'early' }]),
        ]),
      ],
      hears: [
        {
          window: 'early',
          seat: A,
          key: 'a-early',
          optional: true,
          canChange: (state) => state.said.length > 0,
        },
        { window: 'late', seat: A, key: 'a-late', optional: true },
        { window: 'early', seat: B, key: 'b-early', optional: true },
      ],
    });
  const passes = (referee: ScratchReferee, ...seats: (typeof A)[]) => {
    for (const seat of seats) gives(referee, seat, { pass: true });
  };

  test('lets its window go by for the rest of the round, and says so in the log', () => {
    const referee = windows();
    referee.command(A, { kind: 'passWindows', window: 'early' });
    expect(asked(referee)).toEqual(['b useAbility']);
    expect(referee.logFor('spectator')).toEqual([{ kind: 'passedUnasked', seat: A, window: 'early' }]);
    passes(referee, B);
    expect(referee.decisions(A)[0]!.about).toMatchObject({ window: 'late' });
    passes(referee, A);
    gives(referee, B, 'again');
    expect(asked(referee)).toEqual(['b useAbility']);
    passes(referee, B, A);
    gives(referee, B, 'round');
    expect(referee.decisions(A)[0]!.about).toMatchObject({ window: 'early' });
  });

  test('in every window, until it is taken back', () => {
    const referee = windows();
    referee.command(A, { kind: 'passWindows', scope: 'game' });
    passes(referee, B);
    expect(asked(referee)).toEqual(['b next']);
    expect(referee.view(A)).toMatchObject({
      passes: [{ seat: A, window: null, when: 'always', until: null }],
    });
    expect(referee.view(B)).toMatchObject({ passes: [] });
    referee.command(A, { kind: 'askAgain' });
    gives(referee, B, 'round');
    expect(referee.decisions(A)[0]!.about).toMatchObject({ window: 'early' });
  });

  test('only while nothing could be changed, when it says so', () => {
    const referee = windows();
    referee.command(A, { kind: 'passWindows', when: 'idle', scope: 'game' });
    expect(asked(referee)).toEqual(['b useAbility']);
    passes(referee, B);
    expect(referee.decisions(A)[0]!.about).toMatchObject({ window: 'late' });
    passes(referee, A);
    gives(referee, B, 'again');
    expect(referee.decisions(A)[0]!.about).toMatchObject({ window: 'early' });
  });

  test('never lets go by what must be used', () => {
    const referee = openScratch({
      flows: [flow('main', [opens('window', { rule: 'scratch.window', order: () => [A] }), stop])],
      hears: [
        { window: 'window', seat: A, key: 'must one', optional: false },
        { window: 'window', seat: A, key: 'may', optional: true },
      ],
    });
    referee.command(A, { kind: 'passWindows' });
    expect(offered(referee, A)).toEqual([
      { use: 'must one', choice: null },
      { use: 'may', choice: null },
    ]);
  });

  test('replays with the game, and is no hindrance to taking back an answer', () => {
    const referee = windows();
    referee.command(A, { kind: 'passWindows', window: 'late' });
    passes(referee, A);
    referee.command(A, { kind: 'passWindows', window: 'early' });
    expect(referee.undo(A)).toBe('undone');
    expect(asked(referee)).toEqual(['b useAbility']);
    const again = windows();
    expect(again.enter(referee.journal)).toBeUndefined();
    expect(again.hash()).toBe(referee.hash());
  });

  test.each([
    [{ window: 3 }, 'window'],
    [{ when: 'sometimes' }, 'when'],
    [{ scope: 'ever' }, 'scope'],
  ])('%j is malformed', (fields, field) => {
    expect(windows().command(A, { kind: 'passWindows', ...(fields as object) } as Plain)).toMatchObject({
      rule: 'table.malformed-command',
      about: { field },
    });
  });
});

describe('mandatory abilities', () => {
  const window = (hears: Parameters<typeof openScratch>[0]['hears']) =>
    openScratch({
      flows: [flow('main', [opens('window', { rule: 'scratch.window', order: () => [A] }), stop])],
      hears: hears!,
    });

  test('whose order cannot matter are used without asking, before anything is asked', () => {
    const referee = window([
      { window: 'window', seat: A, key: 'may', optional: true },
      { window: 'window', seat: A, key: 'auto-1', optional: false, automatic: true },
      { window: 'window', seat: A, key: 'auto-2', optional: false, automatic: true },
    ]);
    expect(referee.state.said).toEqual(['auto-1', 'auto-2']);
    expect(offered(referee, A)).toEqual([{ use: 'may', choice: null }, { pass: true }]);
  });

  test('that are copies of one card are not put in order by anybody', () => {
    const referee = window([
      { window: 'window', seat: A, key: 'card 1', optional: false },
      { window: 'window', seat: A, key: 'card 2', optional: false },
    ]);
    expect(referee.state.said).toEqual(['card 1', 'card 2']);
  });

  test('that differ are put in order by their player', () => {
    const referee = window([
      { window: 'window', seat: A, key: 'one', optional: false },
      { window: 'window', seat: A, key: 'two', optional: false },
    ]);
    expect(offered(referee, A)).toEqual([
      { use: 'one', choice: null },
      { use: 'two', choice: null },
    ]);
  });
});

test('in a window an ability is evaluated once for a question and not again for its answer', () => {
  let evaluated = 0;
  const referee = openScratch({
    flows: [flow('main', [opens('window', { rule: 'scratch.window', order: () => [A] }), stop])],
    hears: [
      {
        window: 'window',
        seat: A,
        key: 'card',
        optional: true,
        choices: () => {
          evaluated++;
          return [null];
        },
      },
    ],
  });
  gives(referee, A, { use: 'card', choice: null });
  expect(referee.state.said).toEqual(['card']);
  expect(evaluated).toBe(1);
});

describe('simultaneous questions that everybody confirms', () => {
  const planning = () =>
    openScratch({
      flows: [
        flow('main', [
          asksAll<object, string>('plan', {
            requests: (state) =>
              [A, B].map((seat) => ({
                seat,
                rule: 'scratch.plan',
                answers: { kind: 'offers', offers: ['x', 'y'] },
                settled: state.said.some((word) => word.startsWith(seat)),
              })),
            take: (_state, _at, { seat }, answer) => [say(`${seat}${answer}`)],
            confirm: { question: 'ready', rule: 'scratch.ready' },
          }),
          step('done', () => [say('done')]),
          stop,
        ]),
      ],
    });

  test('go on when all have said that they are ready', () => {
    const referee = planning();
    gives(referee, A, 'x');
    expect(referee.decisions(A).map(({ kind, settled }) => [kind, settled])).toEqual([
      ['plan', true],
      ['ready', false],
    ]);
    const ready = (seat: typeof A, answer: boolean) => {
      const decision = referee.decisions(seat).find(({ kind }) => kind === 'ready')!;
      const { id, version } = decision;
      return referee.answer(seat, { decision: id, version, answer: { ready: answer } });
    };
    ready(A, true);
    expect(readySeats(referee.state)).toEqual([A]);
    expect(referee.decisions(A).map(({ kind, settled }) => [kind, settled])).toEqual([['ready', true]]);
    ready(A, false);
    gives(referee, A, 'y');
    ready(A, true);
    gives(referee, B, 'x');
    expect(referee.state.said).toEqual(['ax', 'ay', 'bx']);
    ready(B, true);
    expect(referee.state.said.at(-1)).toBe('done');
    expect(referee.logFor(A).filter(({ kind }) => kind === 'readied')).toHaveLength(4);
    expect(readySeats(referee.state)).toEqual([]);
  });
});

test('a game is opened, taken up and verified by the rules it names, and by no others', () => {
  const given = { flows: [flow('main', [stop])] };
  const referee = openScratch(given);
  const { opening } = referee;
  expect(opening.rules).toBe('scratch-1');
  const next = { ...scratchGame(given), rules: 'scratch-2' };
  const about = { rules: 'scratch-1', known: 'scratch-2' };
  expect(Referee.open(next, opening)).toMatchObject({ rule: 'table.other-rules', about });
  expect(Referee.resume(next, referee.save())).toMatchObject({ rule: 'table.other-rules', about });
  expect(verifyReplay(next, referee.replay())).toMatchObject({ rule: 'table.other-rules', about });
  const { rules: _, ...nameless } = opening;
  expect(Referee.open(scratchGame(given), nameless as Opening)).toMatchObject({
    rule: 'table.malformed-opening',
  });
});

test('an entry finds its question by kind and key, whatever number the question has', () => {
  const given = { flows: [flow('main', [asksFor(A, 'one', ['x']), asksFor(B, 'two', ['y']), stop])] };
  const referee = openScratch(given);
  gives(referee, A, 'x');
  gives(referee, B, 'y');
  const again = openScratch(given);
  const renumbered = referee.journal.map((entry) =>
    entry.kind === 'answer' ? { ...entry, decision: 99 } : entry,
  );
  expect(again.enter(renumbered)).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
  const misnamed = referee.journal.map((entry) =>
    entry.kind === 'answer' ? { ...entry, question: 'another' } : entry,
  );
  expect(openScratch(given).enter(misnamed)).toMatchObject({ rule: 'table.stale-answer' });
});

import type { RefereeOptions } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, B, C, gives, openScratch, say, words } from './scratch.ts';

const { flow, step } = words;

/** Questions in turn: to A, A, B, C, then A in the next round, for ever. */
const turns = {
  flows: [
    flow('main', [
      asksFor(A, 'one', ['x', 'secret', 'y'], take),
      asksFor(A, 'two', ['x', 'roll'], take),
      asksFor(B, 'three', ['x'], take),
      asksFor(C, 'four', ['x'], take),
      step('round', () => [say('round'), { kind: 'goTo', step: 'one' }]),
    ]),
  ],
};

function take(answer: string) {
  return answer === 'roll' ? [{ kind: 'roll' } as const] : [say(answer)];
}

const opened = (options: RefereeOptions = {}): ScratchReferee => openScratch(turns, options);

describe('undo is free', () => {
  test('while one’s own answers have revealed nothing', () => {
    const referee = opened();
    const start = referee.hash();
    gives(referee, A, 'x');
    const afterOne = referee.hash();
    gives(referee, A, 'x');
    expect(referee.undo(A)).toBe('undone');
    expect(referee.hash()).toBe(afterOne);
    expect(referee.undo(A)).toBe('undone');
    expect(referee.hash()).toBe(start);
    expect(referee.undo(A)).toMatchObject({ rule: 'table.nothing-to-undo' });
  });

  test('and what was taken back is gone from the log and kept in the journal', () => {
    const referee = opened();
    gives(referee, A, 'x');
    referee.undo(A);
    gives(referee, A, 'y');
    expect(referee.state.said).toEqual(['y']);
    expect(referee.logFor('spectator')).toEqual([{ kind: 'saidWord', words: ['y'] }]);
    expect(referee.journal).toEqual([
      { kind: 'answer', seat: A, question: 'one', decision: 1, answer: 'x' },
      { kind: 'undo', to: 0, by: A },
      { kind: 'answer', seat: A, question: 'one', decision: 1, answer: 'y' },
    ]);
  });
});

describe('words once said', () => {
  const talking = () =>
    openScratch({
      ...turns,
      command: (_state, command) => [{ kind: 'saidWord', words: [command as string] }],
    });
  const hello = { kind: 'say', text: 'hello' };
  const talk = (referee: ScratchReferee) => referee.logFor('spectator').filter(({ kind }) => kind === 'said');

  test('neither ask for consent nor are taken back', () => {
    const referee = talking();
    gives(referee, A, 'x');
    referee.command(B, hello);
    expect(referee.undo(A)).toBe('undone');
    expect(talk(referee)).toEqual([{ kind: 'said', seat: B, text: 'hello' }]);
    gives(referee, A, 'y');
    expect(referee.state.said).toEqual(['y']);
  });

  test('are said once in a journal that is entered again', () => {
    const referee = talking();
    gives(referee, A, 'x');
    referee.command(B, hello);
    referee.undo(A);
    const again = talking();
    expect(again.enter(referee.journal)).toBeUndefined();
    expect(talk(again)).toEqual([{ kind: 'said', seat: B, text: 'hello' }]);
    expect(again.hash()).toBe(referee.hash());
    expect(referee.journal.map(({ kind }) => kind)).toEqual(['answer', 'command', 'undo']);
  });

  test('are told from a command that counts', () => {
    const referee = talking();
    gives(referee, A, 'x');
    referee.command(B, 'order');
    expect(referee.undo(A)).toBe('asked');
  });
});

describe('undo needs consent', () => {
  const cases: [string, (referee: ScratchReferee) => unknown, string[]][] = [
    ['of the opponents once something hidden was shown', (table) => gives(table, A, 'secret'), [B]],
    [
      'of the opponents once a die was rolled',
      (table) => [gives(table, A, 'x'), gives(table, A, 'roll')],
      [B],
    ],
    [
      'of the opponents once a command came between',
      (table) => [gives(table, A, 'x'), table.command('clock', null)],
      [B],
    ],
    [
      'of whoever has answered since, on either side',
      (table) => [gives(table, A, 'x'), gives(table, A, 'x'), gives(table, B, 'x'), gives(table, C, 'x')],
      [B, C],
    ],
  ];
  test.each(cases)('%s', (_title, act, needs) => {
    const referee = opened();
    act(referee);
    const before = referee.hash();
    expect(referee.undo(A)).toBe('asked');
    expect(referee.undoRequest?.needs).toEqual(needs);
    expect(referee.hash()).toBe(before);
  });

  test('of a partner alone when nothing but the partner’s answer lies between', () => {
    const referee = openScratch({
      flows: [flow('main', [asksFor(A, 'one', ['x']), asksFor(C, 'two', ['x']), asksFor(B, 'three', ['x'])])],
    });
    gives(referee, A, 'x');
    gives(referee, C, 'x');
    referee.undo(A);
    expect(referee.undoRequest?.needs).toEqual([C]);
  });

  test('and all who were asked must agree', () => {
    const referee = opened();
    const start = referee.hash();
    gives(referee, A, 'x');
    const before = referee.hash();
    gives(referee, A, 'x');
    gives(referee, B, 'x');
    gives(referee, C, 'x');
    referee.undo(A);
    expect(referee.consent(A, true)).toMatchObject({ rule: 'table.nothing-to-consent-to' });
    expect(referee.consent(C, true)).toBe('asked');
    expect(referee.consent(C, true)).toMatchObject({ rule: 'table.nothing-to-consent-to' });
    expect(referee.consent(B, true)).toBe('undone');
    expect(referee.hash()).toBe(before);
    expect(referee.undo(A)).toBe('undone');
    expect(referee.hash()).toBe(start);
  });

  test('and a single refusal ends the request', () => {
    const referee = opened();
    gives(referee, A, 'secret');
    const before = referee.hash();
    referee.undo(A);
    expect(referee.consent(B, false)).toBe('kept');
    expect(referee.hash()).toBe(before);
    expect(referee.consent(B, true)).toMatchObject({ rule: 'table.nothing-to-consent-to' });
  });

  test('and a game that goes on lets the request lapse', () => {
    const referee = opened();
    gives(referee, A, 'secret');
    referee.undo(A);
    gives(referee, A, 'x');
    expect(referee.undoRequest).toBeUndefined();
    expect(referee.consent(B, true)).toMatchObject({ rule: 'table.nothing-to-consent-to' });
  });
});

test('in an event only the judge takes anything back', () => {
  const referee = opened({ undo: 'judge' });
  gives(referee, A, 'x');
  const start = referee.hash();
  gives(referee, A, 'x');
  expect(referee.undo(A)).toMatchObject({ rule: 'table.undo-by-judge-only' });
  expect(referee.undo('judge')).toBe('undone');
  expect(referee.hash()).toBe(start);
  expect(referee.undo('judge')).toBe('undone');
  expect(referee.undo('judge')).toMatchObject({ rule: 'table.nothing-to-undo' });
});

test('an answer under way from before an undo is stale, though its question is open again', () => {
  const referee = opened();
  const early = referee.decisions(A)[0]!;
  gives(referee, A, 'x');
  const late = referee.decisions(A)[0]!;
  referee.undo(A);
  const again = referee.decisions(A)[0]!;
  expect(again.id).toBe(early.id);
  for (const { id, version } of [early, late]) {
    expect(referee.answer(A, { decision: id, version, answer: 'x' })).toMatchObject({
      rule: 'table.stale-answer',
    });
  }
  expect(isRefusal(referee.answer(A, { decision: again.id, version: again.version, answer: 'y' }))).toBe(
    false,
  );
});

test('the version grows with everything entered, undo too', () => {
  const referee = opened();
  const versions = [referee.version];
  for (let times = 0; times < 4; times++) {
    gives(referee, A, 'x');
    versions.push(referee.version);
    referee.undo(A);
    versions.push(referee.version);
  }
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
});

test('lines taken back twice are counted once', () => {
  const referee = opened();
  gives(referee, A, 'x');
  gives(referee, A, 'x');
  referee.undo(A);
  referee.undo(A);
  gives(referee, A, 'y');
  expect(referee.journal).toHaveLength(5);
  expect(referee.version).toBe(5);
});

describe('milestones', () => {
  const aRound = (referee: ScratchReferee) => {
    for (const seat of [A, A, B, C]) gives(referee, seat, 'x');
  };

  test('that were taken back are forgotten, and reached again later', () => {
    const referee = opened();
    aRound(referee);
    const reached = referee.replay().milestones;
    expect(reached.map(({ milestone, entries }) => [milestone, entries])).toEqual([
      [0, 0],
      [1, 4],
    ]);
    referee.undo('judge');
    expect(referee.replay().milestones).toEqual(reached.slice(0, 1));
    gives(referee, C, 'x');
    expect(referee.replay().milestones).toEqual([reached[0], { ...reached[1]!, entries: 6 }]);
  });

  test('from before the undo still hold', () => {
    const referee = opened();
    aRound(referee);
    aRound(referee);
    gives(referee, A, 'x');
    const before = referee.replay().milestones;
    referee.undo(A);
    expect(referee.replay().milestones).toEqual(before);
  });
});

test('an undo that names no entry is refused and changes nothing', () => {
  const referee = opened();
  gives(referee, A, 'x');
  const before = referee.hash();
  for (const to of [-1, 1, 0.5, Number.NaN, '0']) {
    expect(referee.enter([{ kind: 'undo', to, by: A } as never])).toMatchObject({
      rule: 'table.malformed-entry',
    });
  }
  expect(referee.hash()).toBe(before);
});

test('a game without a log can be undone as well', () => {
  const referee = opened({ keepLog: false });
  const start = referee.hash();
  gives(referee, A, 'x');
  referee.undo(A);
  expect(referee.hash()).toBe(start);
  expect(referee.log).toEqual([]);
});

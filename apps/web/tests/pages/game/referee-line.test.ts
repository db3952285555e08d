import type { Decision, Plain } from '@sortie/kernel';
import { expect, test, vi } from 'vitest';
import type { LiveGame, Reply } from '../../../src/live/live-game.ts';
import { refereeLineOf, type Trouble, troubleOf } from '../../../src/pages/game/referee-line.ts';

const decision = { id: 12, version: 11 } as Decision;

function lineWith(reply: Reply) {
  const ask = vi.fn<LiveGame['ask']>(async () => reply);
  const onTrouble = vi.fn<(trouble: Trouble | null) => void>();
  const referee = refereeLineOf({ seat: 'p1', line: { ask } as unknown as LiveGame }, onTrouble);
  return { ask, onTrouble, referee };
}

const result = (value: Plain): Reply => ({ kind: 'result', result: value });

test('an answer names its question, the version it was seen at and the seat', async () => {
  const { ask, referee } = lineWith(result({}));
  await referee.answer(decision, { skip: true });
  expect(ask).toHaveBeenCalledWith('answer', {
    seat: 'p1',
    decision: 12,
    version: 11,
    answer: { skip: true },
  });
});

test('the same answer to the same question goes once, and another one goes too', async () => {
  const { ask, onTrouble, referee } = lineWith(result({}));
  const both = await Promise.all([referee.answer(decision, 1), referee.answer(decision, 1)]);
  expect(both.map(({ kind }) => kind)).toEqual(['result', 'refused']);
  // The reply is there before the table is drawn anew.
  await referee.answer(decision, 1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onTrouble.mock.calls).toEqual([[null]]);

  await referee.answer(decision, 2);
  await referee.answer(decision, 1);
  await referee.answer({ ...decision, version: 12 }, 1);
  expect(ask.mock.calls.map(([, fields]) => fields)).toEqual([
    { seat: 'p1', decision: 12, version: 11, answer: 1 },
    { seat: 'p1', decision: 12, version: 11, answer: 2 },
    { seat: 'p1', decision: 12, version: 11, answer: 1 },
    { seat: 'p1', decision: 12, version: 12, answer: 1 },
  ]);
});

test('an answer that did not arrive can be given again', async () => {
  const { ask, referee } = lineWith({ kind: 'error', problem: 'offline', message: 'x' });
  await referee.answer(decision, 1);
  await referee.answer(decision, 1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a refused answer is trouble with its rule', async () => {
  const { onTrouble, referee } = lineWith({ kind: 'refused', rule: 'xw.stress.no-actions', about: null });
  await referee.answer(decision, 1);
  expect(onTrouble.mock.calls).toEqual([
    [null],
    [{ kind: 'refusal', refusal: { kind: 'refused', rule: 'xw.stress.no-actions', about: null } }],
  ]);
});

test('an answer that came too late is no trouble', () => {
  expect(troubleOf({ kind: 'refused', rule: 'table.stale-answer', about: null })).toBeUndefined();
});

test('a broken line and a fault of the server are told apart', () => {
  expect(troubleOf({ kind: 'error', problem: 'offline', message: 'x' })).toEqual({ kind: 'offline' });
  expect(troubleOf({ kind: 'error', problem: 'storage', message: 'x' })).toEqual({
    kind: 'problem',
    message: 'x',
  });
});

test('why-not gives the rule, or nothing for a legal answer', async () => {
  expect(await lineWith(result({ legal: true })).referee.whyNot(decision, 1)).toBeUndefined();
  const refusal = result({ legal: false, rule: 'xw.a', about: { ship: 's1' } });
  expect(await lineWith(refusal).referee.whyNot(decision, 1)).toEqual({
    kind: 'refused',
    rule: 'xw.a',
    about: { ship: 's1' },
  });
});

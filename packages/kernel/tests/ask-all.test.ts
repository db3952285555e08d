import type { Plain, Question, SeatId } from '@sortie/kernel';
import { endGame, goTo, isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import type { Orders, ScratchReferee, ScratchState } from './scratch.ts';
import { A, asksFor, B, gives, openScratch, run, say, words } from './scratch.ts';

const { flow, step, asksAll } = words;

/** Both write a word at once; `a:x` is said when A wrote x. */
const together = (take?: (seat: SeatId, answer: string) => Orders) =>
  asksAll<object, string>('write', {
    requests: (state) => [A, B].map((seat) => question(state, seat)),
    take: (_state, _at, { seat }, answer) => take?.(seat, answer) ?? [say(`${seat}:${answer}`)],
  });

const question = (state: ScratchState, seat: SeatId): Question<string> => ({
  seat,
  rule: 'scratch.write',
  answers: { kind: 'offers', offers: ['x', 'y'] },
  settled: state.said.some((word) => word.startsWith(`${seat}:`)),
});

const opened = (take?: (seat: SeatId, answer: string) => Orders): ScratchReferee =>
  openScratch({
    flows: [
      flow('main', [together(take), step('done', () => [say('done')]), asksFor(A, 'stop', ['go'])]),
      flow('inner', [asksFor(B, 'inner', ['yes'])]),
    ],
  });

const open = (referee: ScratchReferee) =>
  referee.decisions().map(({ id, seat, settled }) => ({ id, seat, settled }));

test('several seats are asked at once and may answer in any order', () => {
  for (const order of [
    [A, B],
    [B, A],
  ]) {
    const referee = opened();
    expect(open(referee)).toEqual([
      { id: 1, seat: A, settled: false },
      { id: 2, seat: B, settled: false },
    ]);
    for (const seat of order) gives(referee, seat, 'x');
    expect(referee.state.said).toEqual([`${order[0]}:x`, `${order[1]}:x`, 'done']);
  }
});

test('questions keep their ids while others answer, so an answer under way still counts', () => {
  const referee = opened();
  const [, before] = referee.decisions();
  gives(referee, A, 'x');
  expect(open(referee)).toEqual([
    { id: 1, seat: A, settled: true },
    { id: 2, seat: B, settled: false },
  ]);
  expect(isRefusal(referee.answer(B, { decision: before!.id, version: before!.version, answer: 'y' }))).toBe(
    false,
  );
  expect(referee.state.said).toEqual(['a:x', 'b:y', 'done']);
});

test('an answer may be changed for as long as the others think', () => {
  const referee = opened();
  gives(referee, A, 'x');
  gives(referee, A, 'y');
  expect(referee.state.said).toEqual(['a:x', 'a:y']);
  expect(open(referee).map(({ settled }) => settled)).toEqual([true, false]);
  gives(referee, B, 'x');
  expect(referee.state.said.at(-1)).toBe('done');
});

test('a seat that has settled is not waited for', () => {
  const referee = opened();
  gives(referee, B, 'x');
  expect(referee.view('spectator')).toMatchObject({ waitingFor: [A] });
});

test('an answer that leads elsewhere leaves the questions of the others behind', () => {
  const referee = opened(() => [goTo('done')]);
  gives(referee, A, 'x');
  expect(referee.state.said).toEqual(['done']);
  expect(referee.decisions().map(({ kind }) => kind)).toEqual(['stop']);
});

test('an answer that ends the game leaves no question open', () => {
  const referee = opened(() => [endGame({ winner: 0, rule: 'scratch.end' })]);
  expect(isRefusal(gives(referee, A, 'x'))).toBe(false);
  expect(referee.state.engine.open).toEqual([]);
  expect(referee.outcome).toEqual({ winner: 0, rule: 'scratch.end' });
});

test('an answer that starts a flow lets it end, then asks the others again', () => {
  const referee = opened((seat, answer) => [
    say(`${seat}:${answer}`),
    ...(seat === A ? [run('inner', {})] : []),
  ]);
  gives(referee, A, 'x');
  expect(referee.decisions().map(({ kind }) => kind)).toEqual(['inner']);
  gives(referee, B, 'yes');
  expect(open(referee).map(({ seat, settled }) => [seat, settled])).toEqual([
    [A, true],
    [B, false],
  ]);
});

test('nobody is asked when all is settled before', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        asksAll<object, Plain>('none', { requests: () => [], take: () => [] }),
        step('done', () => [say('done')]),
        asksFor(A, 'stop', ['go']),
      ]),
    ],
  });
  expect(referee.state.said).toEqual(['done']);
});

test('two questions to one seat need keys that tell them apart', () => {
  const twice = (keyed: boolean) =>
    asksAll<object, string>('write', {
      requests: (state) =>
        [1, 2].map((key) => ({ ...question(state, A), ...(keyed ? { key: `${key}` } : {}) })),
      take: () => [say('a:x')],
    });
  expect(() => openScratch({ flows: [flow('main', [twice(false)])] })).toThrow('same key');
  const referee = openScratch({ flows: [flow('main', [twice(true), asksFor(A, 'stop', ['go'])])] });
  expect(referee.decisions(A)).toHaveLength(2);
});

import { endFlow, goTo, isRefusal, PASS } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, B, C, gives, offered, openScratch, run, say, words } from './scratch.ts';

const { flow, step, opens } = words;
type Hears = NonNullable<Parameters<typeof openScratch>[0]['hears']>;

const opened = (hears: Hears, order = [B, A, C]): ScratchReferee =>
  openScratch({
    flows: [
      flow('main', [
        opens('window', { rule: 'scratch.window', order: () => order }),
        step('closed', () => [say('closed')]),
        asksFor(A, 'stop', ['go']),
      ]),
      flow('inner', [
        asksFor(C, 'inner', ['yes', 'no']),
        opens('innerWindow', { rule: 'scratch.in', order: () => [A] }),
      ]),
    ],
    hears,
  });

const may = (seat: typeof A, key: string) => ({ window: 'window', seat, key, optional: true });
const must = (seat: typeof A, key: string) => ({ window: 'window', seat, key, optional: false });

test('a window that nobody hears closes by itself', () => {
  expect(opened([]).state.said).toEqual(['closed']);
});

test('seats speak in the order of the window, each with all of its abilities before the next', () => {
  const referee = opened([may(A, 'a1'), may(B, 'b1'), may(A, 'a2')]);
  expect(offered(referee, B)).toEqual([{ use: 'b1', choice: null }, PASS]);
  expect(referee.decisions(A)).toEqual([]);
  gives(referee, B, PASS);
  expect(offered(referee, A)).toEqual([{ use: 'a1', choice: null }, { use: 'a2', choice: null }, PASS]);
  gives(referee, A, { use: 'a2', choice: null });
  expect(offered(referee, A)).toEqual([{ use: 'a1', choice: null }, PASS]);
  gives(referee, A, { use: 'a1', choice: null });
  expect(referee.state.said).toEqual(['a2', 'a1', 'closed']);
});

test('a question of a window names the window and the abilities that may speak', () => {
  const [decision] = opened([may(A, 'a1'), must(A, 'a2')]).decisions();
  expect(decision).toMatchObject({
    kind: 'useAbility',
    rule: 'scratch.window',
    about: {
      window: 'window',
      abilities: [
        { key: 'a1', ability: 'a1', optional: true, about: null },
        { key: 'a2', ability: 'a2', optional: false, about: null },
      ],
    },
  });
});

test('an ability is used at most once in a window, two copies of one card once each', () => {
  const referee = opened([may(A, 'card 1'), may(A, 'card 2')]);
  gives(referee, A, { use: 'card 1', choice: null });
  expect(gives(referee, A, { use: 'card 1', choice: null })).toMatchObject({ rule: 'table.not-offered' });
  expect(offered(referee, A)).toEqual([{ use: 'card 2', choice: null }, PASS]);
});

test('a repeatable ability is offered for as long as it applies', () => {
  const lit = {
    ...may(A, 'a1'),
    repeatable: true,
    applies: ({ said }: { said: readonly string[] }) => said.length < 3,
  };
  const referee = opened([lit]);
  for (let use = 0; use < 3; use++) gives(referee, A, { use: 'a1', choice: null });
  expect(referee.state.said).toEqual(['a1', 'a1', 'a1', 'closed']);
});

test('a window does not close before the mandatory abilities were used; the refusal names them', () => {
  const referee = opened([must(A, 'a1'), may(A, 'a2')]);
  expect(offered(referee, A)).toEqual([
    { use: 'a1', choice: null },
    { use: 'a2', choice: null },
  ]);
  expect(gives(referee, A, PASS)).toEqual({
    kind: 'refused',
    rule: 'scratch.window',
    about: { mandatory: ['a1'] },
  });
  gives(referee, A, { use: 'a1', choice: null });
  expect(offered(referee, A)).toEqual([{ use: 'a2', choice: null }, PASS]);
});

test('the order of two mandatory abilities is a decision', () => {
  const referee = opened([must(A, 'a1'), must(A, 'a2')]);
  expect(offered(referee, A)).toEqual([
    { use: 'a1', choice: null },
    { use: 'a2', choice: null },
  ]);
  gives(referee, A, { use: 'a2', choice: null });
  expect(referee.state.said).toEqual(['a2', 'a1', 'closed']);
});

test('a single mandatory ability with one way to use it is used without asking', () => {
  expect(opened([must(A, 'a1'), must(C, 'c1')]).state.said).toEqual(['a1', 'c1', 'closed']);
});

test('a single mandatory ability with two ways asks which', () => {
  const referee = opened([{ ...must(A, 'a1'), choices: () => ['left', 'right'] }]);
  expect(offered(referee, A)).toEqual([
    { use: 'a1', choice: 'left' },
    { use: 'a1', choice: 'right' },
  ]);
  gives(referee, A, { use: 'a1', choice: 'right' });
  expect(referee.state.said).toEqual(['a1 "right"', 'closed']);
});

test('an ability without any way to use it is not heard, not even a mandatory one', () => {
  expect(opened([{ ...must(A, 'a1'), choices: () => [] }]).state.said).toEqual(['closed']);
});

test('a mandatory ability that would repeat for ever is stopped and reported', () => {
  expect(() => opened([{ ...must(A, 'a1'), repeatable: true }])).toThrow('the flow main goes on without end');
});

describe('an ability that starts a flow in the middle of a window', () => {
  const starts = (): ScratchReferee =>
    opened([
      { ...may(B, 'b1'), orders: () => [say('b1'), run('inner', {}), say('after inner')] },
      may(B, 'b2'),
      may(A, 'a1'),
      { ...must(A, 'a2'), window: 'innerWindow' },
    ]);

  test('comes back to the same window, where the same seat goes on', () => {
    const referee = starts();
    gives(referee, B, { use: 'b1', choice: null });
    expect(referee.decisions().map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['c inner']);
    gives(referee, C, 'yes');
    expect(referee.state.said).toEqual(['b1', 'yes', 'a2', 'after inner']);
    expect(offered(referee, B)).toEqual([{ use: 'b2', choice: null }, PASS]);
    gives(referee, B, PASS);
    expect(offered(referee, A)).toEqual([{ use: 'a1', choice: null }, PASS]);
  });

  test('the outer window remembers what was used while the inner flow runs', () => {
    const referee = starts();
    gives(referee, B, { use: 'b1', choice: null });
    expect(referee.state.engine.stack.map(({ flow: name, window }) => [name, window])).toEqual([
      ['main', { turn: 0, used: ['b1'] }],
      ['inner', null],
    ]);
  });
});

test('an ability may end the flow whose window it speaks in', () => {
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('inner', {}), say('outer')]), asksFor(A, 'stop', ['go'])]),
      flow('inner', [
        opens('window', { rule: 'scratch.window', order: () => [A, B] }),
        step('never', () => [say('never')]),
      ]),
    ],
    hears: [{ ...may(A, 'a1'), orders: () => [say('a1'), endFlow] }, may(B, 'b1')],
  });
  gives(referee, A, { use: 'a1', choice: null });
  expect(referee.state.said).toEqual(['a1', 'outer']);
});

test('a window opened again has forgotten who spoke in it', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        opens('window', { rule: 'scratch.window', order: () => [A] }),
        step('again', (state) => (state.said.length < 2 ? [goTo('window')] : [])),
        asksFor(A, 'stop', ['go']),
      ]),
    ],
    hears: [may(A, 'a1')],
  });
  gives(referee, A, { use: 'a1', choice: null });
  expect(offered(referee, A)).toEqual([{ use: 'a1', choice: null }, PASS]);
  expect(isRefusal(gives(referee, A, { use: 'a1', choice: null }))).toBe(false);
  expect(referee.state.said).toEqual(['a1', 'a1']);
});

test('windows that nothing in play could hear are passed in one stride, without asking any seat', () => {
  const order = () => {
    throw new Error('nobody should be put in order');
  };
  const referee = openScratch({
    flows: [
      flow('main', [
        step('before', () => [say('before')]),
        opens('quiet', { rule: 'scratch.quiet', order }),
        opens('quieter', { rule: 'scratch.quieter', order }),
        step('after', () => [say('after')]),
        asksFor(A, 'stop', ['go']),
      ]),
    ],
  });
  expect(referee.state.said).toEqual(['before', 'after']);
  const strides = referee.log.flatMap((event) => (event.kind === 'stepReached' ? [event.step] : []));
  expect(strides).toEqual(['quiet', 'stop']);
});

import type { Plain, SeatId } from '@sortie/kernel';
import { goTo, note, PASS } from '@sortie/kernel';
import { leftovers } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { Orders, ScratchReferee } from './scratch.ts';
import { A, asksFor, B, gives, offered, openScratch, run, say, words } from './scratch.ts';

/** Shapes of procedures that Armada and Legion need; no rule of theirs, only what the kernel must be able to say. */
const { flow, step, asks, asksAll, opens } = words;

const asked = (referee: ScratchReferee) => referee.decisions().map(({ seat, kind }) => `${seat} ${kind}`);
const stop = asksFor(A, 'stop', ['go']);

test('one attack goes on against one target after another, each rolled for before the next is named', () => {
  interface At {
    readonly done: readonly string[];
  }
  const referee = openScratch(
    {
      flows: [
        flow('main', [step('begin', () => [run('attack', { done: [] })]), stop]),
        flow<At>('attack', [
          asks<At, string>('name', {
            request: (_state, { done }) => {
              const left = ['t1', 't2', 't3'].filter((target) => !done.includes(target));
              const offers = done.length > 0 ? [...left, 'enough'] : left;
              return { seat: A, kind: 'name', rule: 'scratch.name', answers: { kind: 'offers', offers } };
            },
            take: (_state, { done }, target): Orders =>
              target === 'enough' ? [goTo('over')] : [say(target), note<At>({ done: [...done, target] })],
          }),
          step('roll', () => [{ kind: 'roll' }]),
          step('another', () => [goTo('name')]),
          step('over', () => [say('over')]),
        ]),
      ],
    },
    {},
    { dice: { die: ['4', '2'] }, strict: true },
  );
  gives(referee, A, 't2');
  expect(referee.state.said).toEqual(['t2', '4']);
  expect(offered(referee, A)).toEqual(['t1', 't3', 'enough']);
  gives(referee, A, 't3');
  gives(referee, A, 'enough');
  expect(referee.state.said).toEqual(['t2', '4', 't3', '2', 'over']);
  expect(leftovers(referee.state.engine.script)).toEqual([]);
});

test('a token drawn blind that fits nobody is laid aside and another is drawn', () => {
  const referee = openScratch(
    {
      flows: [
        flow('main', [
          asksFor(A, 'choose', ['faceUp', 'draw'], (answer) => (answer === 'draw' ? [] : [goTo('activate')])),
          step('draw', () => [{ kind: 'roll' }]),
          step('match', (state) => (['5', '6'].includes(state.said.at(-1)!) ? [] : [goTo('draw')])),
          step('activate', () => [say('activated')]),
          stop,
        ]),
      ],
    },
    {},
    { dice: { die: ['1', '3', '6'] }, strict: true },
  );
  gives(referee, A, 'draw');
  expect(referee.state.said).toEqual(['1', '3', '6', 'activated']);
  expect(referee.undo(A)).toBe('asked');
});

test('each side stacks its orders in secret, one question for each piece, and may restack until all are done', () => {
  const pieces: readonly (readonly [SeatId, string])[] = [
    [A, 'a1'],
    [A, 'a2'],
    [B, 'b1'],
  ];
  interface At {
    readonly [piece: string]: readonly Plain[] | undefined;
  }
  const referee = openScratch({
    flows: [
      flow<At>('main', [
        asksAll<At, readonly Plain[]>('stack', {
          requests: (_state, at) =>
            pieces.map(([seat, piece]) => ({
              seat,
              kind: 'stack',
              rule: 'scratch.stack',
              key: piece,
              about: { piece },
              settled: at[piece] !== undefined,
              answers: {
                kind: 'offers',
                offers: [
                  ['x', 'y'],
                  ['y', 'x'],
                ],
              },
            })),
          take: (_state, _at, { key }, orders) => [note<At>({ [key!]: orders })],
        }),
        step('top', (_state, at) =>
          pieces.map(([, piece]) => say(`${piece} ${JSON.stringify(at[piece]![0])}`)),
        ),
        stop,
      ]),
    ],
  });
  const stacks = (seat: SeatId, place: number, answer: Plain) => {
    const { id, version } = referee.decisions(seat)[place]!;
    referee.answer(seat, { decision: id, version, answer });
  };
  stacks(A, 1, ['x', 'y']);
  stacks(B, 0, ['y', 'x']);
  stacks(A, 1, ['y', 'x']);
  expect(referee.view('spectator')).toMatchObject({ waitingFor: [A] });
  stacks(A, 0, ['x', 'y']);
  expect(referee.state.said).toEqual(['a1 "x"', 'a2 "y"', 'b1 "y"']);
});

test('wounds are given out one by one, and a question in between does not lose those that are left', () => {
  interface At {
    readonly left: number;
    readonly alive: readonly string[];
  }
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('wounds', { left: 3, alive: ['m1', 'm2', 'leader'] })]), stop]),
      flow<At>('wounds', [
        asks<At, string>('whom', {
          request: (_state, { left, alive }) => {
            const offers = alive.length > 1 ? alive.filter((mini) => mini !== 'leader') : alive;
            if (left === 0 || alive.length === 0) return undefined;
            return { seat: B, kind: 'whom', rule: 'scratch.whom', answers: { kind: 'offers', offers } };
          },
          take: (_state, { left, alive }, mini) => [
            say(mini),
            note<At>({ left: left - 1, alive: alive.filter((each) => each !== mini) }),
            run('fallen', {}),
          ],
        }),
        step('next', (_state, { left, alive }) => (left > 0 && alive.length > 0 ? [goTo('whom')] : [])),
      ]),
      flow('fallen', [asksFor(B, 'lays', ['down'])]),
    ],
  });
  expect(offered(referee, B)).toEqual(['m1', 'm2']);
  gives(referee, B, 'm2');
  expect(asked(referee)).toEqual(['b lays']);
  gives(referee, B, 'down');
  gives(referee, B, 'm1');
  gives(referee, B, 'down');
  expect(offered(referee, B)).toEqual(['leader']);
  gives(referee, B, 'leader');
  gives(referee, B, 'down');
  expect(asked(referee)).toEqual(['a stop']);
});

test('windows that follow an act are opened in the order of the book, and a reaction may call for another', () => {
  const act = (name: string) => flow(name, [step('do', () => [say(name)]), ...after]);
  const after = [
    opens('standby', { rule: 'scratch.standby', order: () => [B, A] }),
    opens('after', { rule: 'scratch.after', order: () => [A, B] }),
  ];
  const once = (word: string) => (state: { said: readonly string[] }) => !state.said.includes(word);
  const hears = [
    {
      window: 'standby',
      seat: B,
      key: 'b',
      optional: true,
      applies: once('reaction'),
      orders: () => [run('reaction', {})],
    },
    {
      window: 'standby',
      seat: A,
      key: 'a',
      optional: true,
      applies: (state: { said: readonly string[] }) => state.said.at(-1) === 'reaction',
      orders: () => [run('answer', {})],
    },
    { window: 'after', seat: A, key: 'late', optional: false },
  ];
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('act', {})]), stop]),
      act('act'),
      act('reaction'),
      act('answer'),
    ],
    hears,
  });
  expect(asked(referee)).toEqual(['b useAbility']);
  gives(referee, B, { use: 'b', choice: null });
  expect(offered(referee, A)).toEqual([{ use: 'a', choice: null }, PASS]);
  gives(referee, A, { use: 'a', choice: null });
  expect(referee.state.said).toEqual(['act', 'reaction', 'answer', 'late', 'late', 'late']);
});

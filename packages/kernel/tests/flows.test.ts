import { copy, endFlow, endGame, goTo, innermost, isRefusal, note, noteIn } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { A, asksFor, gives, openScratch, run, say, words } from './scratch.ts';

const { flow, step } = words;
const stop = asksFor(A, 'stop', ['go']);

test('the steps of a flow run in order and stop at the first question', () => {
  const referee = openScratch({
    flows: [flow('main', [step('one', () => [say('one')]), step('two', () => [say('two')]), stop])],
  });
  expect(referee.state.said).toEqual(['one', 'two']);
  expect(referee.decisions().map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(['a stop']);
});

test('a flow started in the middle of a list of effects runs before the rest of the list', () => {
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [say('before'), run('inner', {}), say('after')]), stop]),
      flow('inner', [step('in', () => [say('inner 1'), run('deeper', {}), say('inner 2')])]),
      flow('deeper', [step('in', () => [say('deeper')])]),
    ],
  });
  expect(referee.state.said).toEqual(['before', 'inner 1', 'deeper', 'inner 2', 'after']);
});

test('what waits for a flow to end waits across questions too, in its order', () => {
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('inner', {}), run('inner', {}), say('x'), say('y')]), stop]),
      flow('inner', [asksFor(A, 'inner', ['yes'])]),
    ],
  });
  expect(referee.state.engine.stack[0]!.queue.map(({ kind }) => kind)).toEqual(['run', 'say', 'say']);
  gives(referee, A, 'yes');
  expect(referee.state.said).toEqual(['yes']);
  gives(referee, A, 'yes');
  expect(referee.state.said).toEqual(['yes', 'yes', 'x', 'y']);
});

test('what performing an effect orders comes before the effects that were next', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        step('begin', () => [{ kind: 'many', orders: [say('1'), run('inner', {}), say('3')] }, say('4')]),
        stop,
      ]),
      flow('inner', [step('in', () => [say('2')])]),
    ],
  });
  expect(referee.state.said).toEqual(['1', '2', '3', '4']);
});

test('what an effect orders after waiting still comes before the effects that waited with it', () => {
  const many = { kind: 'many', orders: [run('inner', {}), say('2')] } as const;
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('inner', {}), many, say('3')]), stop]),
      flow('inner', [step('in', () => [say('1')])]),
    ],
  });
  expect(referee.state.said).toEqual(['1', '1', '2', '3']);
});

test('what a flow has noted or still owes is its own, whatever becomes of the objects it was given', () => {
  const noted = { list: ['noted'] };
  const orders = [say('owed')];
  const referee = openScratch({
    flows: [
      flow<{ list?: readonly string[] }>('main', [
        step('begin', () => [note(noted), run('inner', {}), { kind: 'many', orders }]),
        step('read', (_state, { list }) => list!.map(say)),
        stop,
      ]),
      flow('inner', [stop]),
    ],
  });
  noted.list.push('smuggled');
  orders.push(say('smuggled'));
  gives(referee, A, 'go');
  expect(referee.state.said).toEqual(['go', 'owed', 'noted']);
});

test('goTo goes on at the step named, also when a flow had to end first', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        step('skip', () => [goTo('third')]),
        step('second', () => [say('second')]),
        step('third', (state) => (state.said.length < 3 ? [run('inner', {}), goTo('third')] : [])),
        stop,
      ]),
      flow('inner', [step('in', () => [say('again')])]),
    ],
  });
  expect(referee.state.said).toEqual(['again', 'again', 'again']);
});

test('a step that does not exist is a bug, not a place', () => {
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [goTo('none')])])] })).toThrow(
    'the flow main has no step none',
  );
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [run('none', {})])])] })).toThrow(
    'no flow is called none',
  );
  expect(() => openScratch({ flows: [flow('main', [stop, stop])] })).toThrow(
    'two steps of the flow main have the same name',
  );
});

test('endFlow leaves the flow for the one that started it and runs none of its other steps', () => {
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('inner', {}), say('outer')]), stop]),
      flow('inner', [step('in', () => [endFlow]), step('never', () => [say('never')])]),
    ],
  });
  expect(referee.state.said).toEqual(['outer']);
  expect(referee.state.engine.stack.map((frame) => frame.flow)).toEqual(['main']);
});

test('endGame ends everything at once: effects, steps and the flows outside', () => {
  const referee = openScratch({
    flows: [
      flow('main', [step('begin', () => [run('inner', {}), say('outer')]), stop]),
      flow('inner', [step('in', () => [endGame({ winner: 1, rule: 'scratch.end' }), say('never')])]),
    ],
  });
  expect(referee.state.said).toEqual([]);
  expect(referee.outcome).toEqual({ winner: 1, rule: 'scratch.end' });
  expect(referee.decisions()).toEqual([]);
  expect(referee.answer(A, { decision: 1, version: 0, answer: 'go' })).toMatchObject({
    rule: 'table.game-over',
  });
  expect(referee.command('clock', null)).toMatchObject({ rule: 'table.game-over' });
});

test('a flow keeps what it notes, and its caller reads what the inner flow noted for it', () => {
  const seen: unknown[] = [];
  openScratch({
    flows: [
      flow<{ sum?: number; own?: number }>('main', [
        step('begin', () => [note({ own: 1 }), run('inner', { own: 5 })]),
        step('read', (_state, at) => {
          seen.push({ ...at });
          return [];
        }),
        stop,
      ]),
      flow<{ own: number }>('inner', [
        step('in', (state, { own }) => {
          seen.push(copy(innermost(state, 'main')));
          return [note({ own: own + 1 }), noteIn(0, { sum: own })];
        }),
      ]),
    ],
  });
  expect(seen).toEqual([{ own: 1 }, { own: 1, sum: 5 }]);
});

test('a note for a flow that does not run is a bug', () => {
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [noteIn(7, {})])])] })).toThrow(
    'no flow with the frame 7 is running',
  );
});

test('innermost finds the latest flow of a name and nothing when none runs', () => {
  const found: unknown[] = [];
  const nested = flow<{ depth?: number }>('main', [
    step('in', (state, { depth = 0 }) => {
      found.push(innermost(state, 'main'), innermost(state, 'other'));
      return depth < 1 ? [run('main', { depth: depth + 1 })] : [];
    }),
    stop,
  ]);
  openScratch({ flows: [nested] });
  expect(found).toEqual([{}, undefined, { depth: 1 }, undefined]);
});

test('a question that has nothing to decide is not put', () => {
  const referee = openScratch({
    flows: [
      flow('main', [
        words.asks('none', { request: () => undefined, take: () => [say('never')] }),
        step('two', () => [say('two')]),
        stop,
      ]),
    ],
  });
  expect(referee.state.said).toEqual(['two']);
});

test('hundreds of flows inside one another run without filling the stack of the machine', () => {
  const deep = flow<{ depth?: number }>('main', [
    step('in', (_state, { depth = 0 }) => (depth < 5000 ? [run('main', { depth: depth + 1 })] : [])),
    asksFor(A, 'stop', ['go'], () => [endGame({ winner: null, rule: 'scratch.end' })]),
  ]);
  const referee = openScratch({ flows: [deep] });
  expect(referee.state.engine.stack).toHaveLength(5001);
  expect(isRefusal(gives(referee, A, 'go'))).toBe(false);
  expect(referee.outcome).not.toBeNull();
});

test('a flow that goes round for ever is stopped and reported', () => {
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [goTo('one')])])] })).toThrow(
    'the flow main goes on without end',
  );
  const endless = { kind: 'many', orders: [] as unknown[] };
  endless.orders.push(endless);
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [endless as never])])] })).toThrow(
    'the effect many goes on without end',
  );
});

test('the last flow may not end before the game', () => {
  expect(() => openScratch({ flows: [flow('main', [step('one', () => [])])] })).toThrow(
    'the last flow ended before the game did',
  );
});

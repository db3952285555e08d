import { endFlow, endFlowWith, goTo, innermostFrame, note, noteIn, running } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { A, asksFor, B, gives, openScratch, run, say, words } from './scratch.ts';

const { flow, step, calls, opens } = words;
const stop = asksFor(A, 'stop', ['go']);

describe('a flow that calls another', () => {
  test('takes its result, across a question too', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls<object, number>('ask', {
            flow: 'inner',
            at: () => ({ factor: 2 }),
            take: (_state, _at, result) => [say(`result ${result}`)],
          }),
          step('after', () => [say('after')]),
          stop,
        ]),
        flow<{ factor: number }>('inner', [
          asksFor(B, 'number', ['3']),
          step('end', (_state, { factor }) => [endFlowWith(factor * 3)]),
        ]),
      ],
    });
    expect(referee.state.engine.stack.map(({ flow: name, step: at }) => `${name} ${at}`)).toEqual([
      'main ask',
      'inner number',
    ]);
    gives(referee, B, '3');
    expect(referee.state.said).toEqual(['3', 'result 6', 'after']);
  });

  test('goes on without a call when there is nothing to call for', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls('skip', { flow: 'inner', at: () => undefined, take: () => [say('never')] }),
          step('after', () => [say('after')]),
          stop,
        ]),
        flow('inner', [step('in', () => [say('never')])]),
      ],
    });
    expect(referee.state.said).toEqual(['after']);
  });

  test('may call again from where the result was taken', () => {
    const referee = openScratch({
      flows: [
        flow<{ count: number }>('main', [
          calls<{ count?: number }, string>('again', {
            flow: 'inner',
            at: (_state, { count = 0 }) => (count < 2 ? {} : undefined),
            take: (_state, { count = 0 }, result) => [
              say(result!),
              note({ count: count + 1 }),
              goTo('again'),
            ],
          }),
          stop,
        ]),
        flow('inner', [step('in', () => [endFlowWith('called')])]),
      ],
    });
    expect(referee.state.said).toEqual(['called', 'called']);
  });

  test('gets nothing from a flow that ends without a result', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls('call', {
            flow: 'inner',
            at: () => ({}),
            take: (_state, _at, result) => [say(String(result))],
          }),
          stop,
        ]),
        flow('inner', [step('in', () => [endFlow])]),
      ],
    });
    expect(referee.state.said).toEqual(['undefined']);
  });

  test('hears of the result only when what the called flow still owed is done, in the called flow', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls<object, string>('call', {
            flow: 'inner',
            at: () => ({}),
            take: (_state, _at, result) => [say(result!)],
          }),
          stop,
        ]),
        flow('inner', [step('in', () => [run('deeper', {}), endFlowWith('result'), say('owed')])]),
        flow('deeper', [step('in', () => [say('deeper')])]),
      ],
    });
    expect(referee.state.said).toEqual(['deeper', 'owed', 'result']);
  });

  test('is not told of a flow that was started by an effect of the called one', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls<object, string>('call', {
            flow: 'inner',
            at: () => ({}),
            take: (_state, _at, result) => [say(result!)],
          }),
          stop,
        ]),
        flow('inner', [step('in', () => [run('deeper', {})]), step('end', () => [endFlowWith('inner')])]),
        flow('deeper', [step('in', () => [endFlowWith('deeper')])]),
      ],
    });
    expect(referee.state.said).toEqual(['inner']);
  });
});

describe('a flow with a condition', () => {
  const isAlive = (state: { readonly said: readonly string[] }) => !state.said.includes('dead');

  test('is given up before its next step and before the effects that wait', () => {
    const referee = openScratch({
      flows: [
        flow('main', [step('begin', () => [run('life', {}), say('outer')]), stop]),
        flow(
          'life',
          [
            step('one', () => [say('alive'), run('death', {}), say('waiting')]),
            step('two', () => [say('never')]),
          ],
          { while: isAlive },
        ),
        flow('death', [step('die', () => [say('dead')])]),
      ],
    });
    expect(referee.state.said).toEqual(['alive', 'dead', 'outer']);
  });

  test('goes to the step that comes then, from which on nothing is tested', () => {
    const referee = openScratch({
      flows: [
        flow('main', [step('begin', () => [run('life', {})]), stop]),
        flow(
          'life',
          [
            step('one', () => [say('dead')]),
            step('two', () => [say('never')]),
            step('end', () => [say('buried')]),
            step('last', () => [say('mourned')]),
          ],
          { while: isAlive, otherwise: 'end' },
        ),
      ],
    });
    expect(referee.state.said).toEqual(['dead', 'buried', 'mourned']);
  });

  test('gives its caller no result', () => {
    const referee = openScratch({
      flows: [
        flow('main', [
          calls('call', {
            flow: 'life',
            at: () => ({}),
            take: (_state, _at, result) => [say(String(result))],
          }),
          stop,
        ]),
        flow('life', [step('one', () => [say('dead')]), step('two', () => [endFlowWith('alive')])], {
          while: isAlive,
        }),
      ],
    });
    expect(referee.state.said).toEqual(['dead', 'undefined']);
  });

  test('does not ask what it was about to ask', () => {
    const referee = openScratch({
      flows: [
        flow('main', [step('begin', () => [run('life', {})]), stop]),
        flow('life', [asksFor(B, 'question', ['yes'])], { while: isAlive }),
      ],
      command: () => [{ kind: 'saidWord', words: ['dead'] }],
    });
    expect(referee.decisions().map(({ kind }) => kind)).toEqual(['question']);
    referee.command('judge', null);
    expect(referee.decisions().map(({ kind }) => kind)).toEqual(['stop']);
  });
});

describe('the identity of a frame', () => {
  test('tells an inner flow from the outer one of the same name', () => {
    const seen: unknown[] = [];
    openScratch({
      flows: [
        flow('main', [step('begin', () => [run('attack', { name: 'outer' })]), stop]),
        flow<{ name: string; outer?: number; struck?: string }>('attack', [
          opens('reaction', { rule: 'scratch.reaction', order: () => [A] }),
          step('report', (state, { name, outer }) => {
            seen.push([name, innermostFrame(state, 'attack')!.id, running(state, 'attack').length]);
            return outer === undefined ? [] : [noteIn<{ struck: string }>(outer, { struck: name })];
          }),
          step('read', (state, { name, outer, struck }) => {
            const caller = state.engine.stack.find(({ id }) => id === outer);
            seen.push([name, struck, caller ? (caller.at as { name: string }).name : null]);
            return [];
          }),
        ]),
      ],
      hears: [
        {
          window: 'reaction',
          seat: A,
          key: 'counter',
          optional: false,
          applies: (state) => running(state, 'attack').length < 2,
          orders: () => [run('attack', { name: 'inner', outer: 1 })],
        },
      ],
    });
    expect(seen).toEqual([
      ['inner', 2, 2],
      ['inner', undefined, 'outer'],
      ['outer', 1, 1],
      ['outer', 'inner', null],
    ]);
  });
});

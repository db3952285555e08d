import { describe, expect, test } from 'vitest';
import type { Act } from '../../../src/table/stage/act.ts';
import { LONG, type Manner, TOO_LONG, timeOf } from '../../../src/table/stage/pace.ts';
import {
  actNow,
  addStep,
  advance,
  goOn,
  idleQueue,
  isBusy,
  isWaiting,
  type Queue,
  shownNow,
  skipAll,
  timeAhead,
  withLatest,
} from '../../../src/table/stage/queue.ts';
import { thrown, told } from './acts.ts';

const usual: Manner = { pace: 'usual', waitsAfterAttack: false };
const waiting: Manner = { ...usual, waitsAfterAttack: true };

const step = (before: string, after: string, ...acts: readonly Act[]) => ({ before, after, acts });

/** What is seen at each of these moments. */
function seenAt(queue: Queue<string>, moments: readonly number[], manner = usual) {
  return moments.map((now) => {
    const at = advance(queue, now, manner);
    return [shownNow(at), actNow(at)?.key ?? null];
  });
}

test('acts are seen one after the other, and the table after them', () => {
  const queue = addStep(idleQueue('one'), step('one', 'two', told('a'), told('b')), 100, usual);
  expect(seenAt(queue, [100, 1099, 1100, 2099, 2100])).toEqual([
    ['one', 'a'],
    ['one', 'a'],
    ['one', 'b'],
    ['one', 'b'],
    ['two', null],
  ]);
});

test('what comes while something is played waits for its turn', () => {
  const first = addStep(idleQueue('one'), step('one', 'two', told('a')), 0, usual);
  const both = addStep(first, step('two', 'three', told('b')), 500, usual);
  expect(seenAt(both, [500, 1000, 1999, 2000])).toEqual([
    ['one', 'a'],
    ['two', 'b'],
    ['two', 'b'],
    ['three', null],
  ]);
});

test('a step without acts is shown at once when nothing is played, and at its place otherwise', () => {
  expect(addStep(idleQueue('one'), step('one', 'two'), 0, usual)).toEqual(idleQueue('two'));
  const playing = addStep(idleQueue('one'), step('one', 'two', told('a')), 0, usual);
  const more = addStep(playing, step('two', 'three'), 10, usual);
  expect(seenAt(more, [10, 1000])).toEqual([
    ['one', 'a'],
    ['three', null],
  ]);
});

test('at once nothing is played', () => {
  const manner: Manner = { ...usual, pace: 'atOnce' };
  expect(addStep(idleQueue('one'), step('one', 'two', told('a')), 0, manner)).toEqual(idleQueue('two'));
});

test('skipping shows the latest table, whatever is still to be played', () => {
  const first = addStep(idleQueue('one'), step('one', 'two', told('a')), 0, usual);
  const queue = addStep(first, step('two', 'three', told('b')), 0, usual);
  expect(skipAll(queue)).toEqual(idleQueue('three'));
});

test('a change without events is shown when everything has been played', () => {
  const queue = addStep(idleQueue('one'), step('one', 'two', told('a')), 0, usual);
  expect(seenAt(withLatest(queue, 'two, asked'), [0, 1000])).toEqual([
    ['one', 'a'],
    ['two, asked', null],
  ]);
  expect(withLatest(idleQueue('one'), 'one, asked')).toEqual(idleQueue('one, asked'));
});

describe('whoever wants to be waited for', () => {
  const attack = step('one', 'two', told('shot'), told('hit', { isLast: true }), told('next'));

  test('sees the end of an attack until they go on', () => {
    const begun = addStep(idleQueue('one'), attack, 0, waiting);
    const late = advance(begun, 60_000, waiting);
    expect([actNow(late)?.key, isWaiting(late)]).toEqual(['hit', true]);
    const next = goOn(late, 60_000, waiting);
    expect([actNow(next)?.key, isWaiting(next), next.until]).toEqual(['next', false, 61_000]);
  });

  test('is not waited for otherwise', () => {
    const begun = addStep(idleQueue('one'), attack, 0, usual);
    expect(isBusy(advance(begun, 3000, usual))).toBe(false);
  });
});

describe('time', () => {
  const at = (pace: Manner['pace']) => timeOf(thrown('dice'), { ...usual, pace });

  test('dice are seen for 1 to 1.5 seconds at the usual pace, longer when calm, shorter when fast', () => {
    expect(at('usual')).toBeGreaterThanOrEqual(1000);
    expect(at('usual')).toBeLessThanOrEqual(1500);
    expect(at('calm')).toBeGreaterThan(at('usual'));
    expect(at('fast')).toBeLessThan(at('usual') / 2);
    expect(at('atOnce')).toBe(0);
  });

  test('a long backlog is shortened, but never the dice', () => {
    expect(timeOf(told('a'), usual, LONG)).toBe(1000);
    expect(timeOf(told('a'), usual, LONG * 2)).toBe(500);
    expect(timeOf(told('a'), usual, LONG * 100)).toBe(450);
    expect(timeOf(thrown('dice'), usual, LONG * 100)).toBe(1400);
  });

  test('what is long past is not played at all, unless the player is waited for', () => {
    const fill = (manner: Manner) => {
      let queue: Queue<string> = idleQueue('0');
      for (let place = 1; timeAhead(queue) <= TOO_LONG && place < 200; place++) {
        queue = addStep(queue, step(`${place - 1}`, `${place}`, told(`act ${place}`)), 0, manner);
        if (queue.steps.length === 1 && place > 1) break;
      }
      return queue;
    };
    expect(fill(usual).steps).toHaveLength(1);
    expect(actNow(fill(usual))?.key).toBe('act 61');
    expect(fill(waiting).steps).toHaveLength(61);
  });
});

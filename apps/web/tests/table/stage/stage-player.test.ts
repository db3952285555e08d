import type { Kinded } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { Act } from '../../../src/table/stage/act.ts';
import { eventsBetween } from '../../../src/table/stage/events-between.ts';
import type { Manner } from '../../../src/table/stage/pace.ts';
import { actNow, shownNow } from '../../../src/table/stage/queue.ts';
import { type StageClock, StagePlayer } from '../../../src/table/stage/stage-player.ts';
import { told } from './acts.ts';

/** Time that goes on when a test says so. */
class HandClock implements StageClock {
  private time = 0;
  private calls: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call };
    this.calls.push(due);
    return () => {
      this.calls = this.calls.filter((each) => each !== due);
    };
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.calls.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      this.calls = this.calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

interface Look {
  readonly name: string;
  readonly log: readonly Kinded[];
}

/** A table at which events happen, with a player whose every new event is an act. */
function stage({ manner = {}, isHidden = false }: { manner?: Partial<Manner>; isHidden?: boolean } = {}) {
  const clock = new HandClock();
  const begun: string[] = [];
  const player = new StagePlayer<Look>({
    clock,
    manner: () => ({ pace: 'usual', waitsAfterAttack: false, ...manner }),
    isHidden: () => isHidden,
    onAct: (act: Act, lasts) => begun.push(`${act.key} ${lasts}`),
    actsOf: (before, after) =>
      (eventsBetween(before.log, after.log) ?? []).map(({ kind }) => told(kind, { isLast: kind === 'end' })),
  });
  const now = () => {
    const queue = player.queue.get()!;
    return [shownNow(queue).name, actNow(queue)?.key ?? null];
  };
  return { clock, player, begun, now };
}

const log = (...kinds: readonly string[]): readonly Kinded[] => kinds.map((kind) => ({ kind }));
/** The log goes on with the same events, as a line to the referee keeps them. */
const more = (before: Look, name: string, ...kinds: readonly string[]): Look => ({
  name,
  log: [...before.log, ...log(...kinds)],
});

const first: Look = { name: 'first', log: log('a') };
const second = more(first, 'second', 'b', 'c');

test('whoever joins sees the table as it is', () => {
  const { player, now, begun } = stage();
  player.show(first, 'p1');
  expect(now()).toEqual(['first', null]);
  expect(begun).toEqual([]);
});

test('what happens is played in its order, each act for its time, then the new table is shown', () => {
  const { player, clock, now, begun } = stage();
  player.show(first, 'p1');
  player.show(second, 'p1');
  expect(now()).toEqual(['first', 'b']);
  clock.pass(1000);
  expect(now()).toEqual(['first', 'c']);
  clock.pass(1000);
  expect(now()).toEqual(['second', null]);
  expect(begun).toEqual(['b 1000', 'c 1000']);
});

test('at once everything is shown without a moment between, and is still heard', () => {
  const { player, now, begun } = stage({ manner: { pace: 'atOnce' } });
  player.show(first, 'p1');
  player.show(second, 'p1');
  expect(now()).toEqual(['second', null]);
  expect(begun).toEqual(['b 0', 'c 0']);
});

test('in a hidden tab nothing is played and nothing is heard', () => {
  const { player, now, begun } = stage({ isHidden: true });
  player.show(first, 'p1');
  player.show(second, 'p1');
  expect(now()).toEqual(['second', null]);
  expect(begun).toEqual([]);
});

test('skipping shows all at once, and what happens afterwards is played again', () => {
  const { player, clock, now } = stage();
  player.show(first, 'p1');
  player.show(second, 'p1');
  player.skip();
  expect(now()).toEqual(['second', null]);
  clock.pass(5000);
  player.show(more(second, 'third', 'd'), 'p1');
  expect(now()).toEqual(['second', 'd']);
});

test('an attack waits for the player who wants it, and nothing else does', () => {
  const { player, clock, now } = stage({ manner: { waitsAfterAttack: true } });
  player.show(first, 'p1');
  player.show(more(first, 'second', 'b', 'end', 'c'), 'p1');
  clock.pass(60_000);
  expect(now()).toEqual(['first', 'end']);
  player.goOn();
  expect(now()).toEqual(['first', 'c']);
  clock.pass(1000);
  expect(now()).toEqual(['second', null]);
});

describe('a log that does not go on where it was', () => {
  test.each([
    ['an undo', { name: 'undone', log: [] }],
    ['a reconnection', { name: 'undone', log: log('a', 'b', 'c', 'd') }],
  ])('%s is shown at once, in the middle of an act too', (_what, undone) => {
    const { player, clock, now } = stage();
    player.show(first, 'p1');
    player.show(second, 'p1');
    player.show(undone, 'p1');
    expect(now()).toEqual(['undone', null]);
    clock.pass(5000);
    expect(now()).toEqual(['undone', null]);
  });
});

describe('another pair of eyes', () => {
  const others: Look = { name: 'others first', log: log('x') };

  test('see what they were told since they last looked, and nothing of the acts before', () => {
    const { player, now } = stage();
    player.show(first, 'p1');
    player.show(second, 'p1');
    player.show(more(others, 'others second', 'y'), 'spectator', others);
    expect(now()).toEqual(['others first', 'y']);
  });

  test('see the table as it is where nobody knows what they saw last', () => {
    const { player, now } = stage();
    player.show(first, 'p1');
    player.show(second, 'p1');
    player.show(others, 'spectator');
    expect(now()).toEqual(['others first', null]);
  });
});

test('acts can be played over a table that stays', () => {
  const { player, clock, now } = stage({ manner: { waitsAfterAttack: true } });
  player.play([told('shot'), told('hit', { isLast: true })], first);
  expect(now()).toEqual(['first', 'shot']);
  clock.pass(9000);
  expect(now()).toEqual(['first', 'hit']);
  player.skip();
  expect(now()).toEqual(['first', null]);
});

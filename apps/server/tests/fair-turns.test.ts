import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AddressBudgets, addressPaces } from '../src/budgets/address-budgets.ts';
import { FairTurns } from '../src/budgets/fair-turns.ts';
import { Meter } from '../src/budgets/meter.ts';
import { Paces } from '../src/budgets/paces.ts';
import { UnreadBytes } from '../src/budgets/unread-bytes.ts';
import { OrderLines } from '../src/computer/order-lines.ts';
import { Outbox } from '../src/games/outbox.ts';
import { WatchedComputers } from '../src/live/watched-computers.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('turns', () => {
  test('what comes while there is time is done at once', () => {
    const done: number[] = [];
    const turns = new FairTurns();
    for (const number of [1, 2, 3]) turns.run('a', 10, () => done.push(number));
    expect([done, turns.length]).toEqual([[1, 2, 3], 0]);
  });

  test('whoever asks much waits for it, and whoever asks little comes between', async () => {
    const done: string[] = [];
    const turns = new FairTurns();
    for (let number = 0; number < 20; number++) {
      turns.run('greedy', 10, () => {
        work(3);
        done.push('greedy');
      });
    }
    turns.run('modest', 10, () => done.push('modest'));
    expect(done.length).toBeLessThan(5);
    while (turns.length > 0) await setImmediate();
    expect(done).toHaveLength(21);
    // The one that was being served when it came, and no more.
    expect(done.indexOf('modest')).toBeLessThan(7);
  });

  test('one address keeps its order, and so much of it waits and no more', async () => {
    const done: number[] = [];
    const turns = new FairTurns();
    turns.run('a', 1, () => work(10));
    const taken = Array.from({ length: 10 }, (_, at) => turns.run('a', 1024 * 1024, () => done.push(at)));
    expect(taken).toEqual([true, true, true, true, true, true, true, true, false, false]);
    expect(turns.wait('a', 1024 * 1024)).toBeUndefined();
    await turns.wait('b', 1);
    while (turns.length > 0) await setImmediate();
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('what follows from a message counts for the address that sent it', async () => {
    const done: string[] = [];
    const turns = new FairTurns();
    turns.run('x', 1, () => work(10));
    for (const address of ['a', 'a', 'b', 'b']) {
      turns.run(address, 1, () => {
        done.push(address);
        turns.charge(address, address === 'a' ? 1000 : 0);
      });
    }
    while (turns.length > 0) await setImmediate();
    expect(done).toEqual(['a', 'b', 'b', 'a']);
  });
});

describe('budgets', () => {
  test('what was used is paid for afterwards, and nobody else pays', () => {
    const paces = new Paces({ burst: 100, perSecond: 0.001 });
    expect([paces.hasLeft('a'), paces.take('a', 60), paces.take('a', 60)]).toEqual([true, true, false]);
    paces.charge('a', 500);
    expect([paces.hasLeft('a'), paces.hasLeft('b'), paces.take('b', 100)]).toEqual([false, true, true]);
  });

  test('an address is spent when it has used up its time or what it may ask for', () => {
    const budgets = new AddressBudgets(addressPaces);
    budgets.work.charge('a', 1e9);
    budgets.asked.charge('b', 1e9);
    expect(['a', 'b', 'c'].map((address) => budgets.isSpent(address))).toEqual([true, true, false]);
  });

  test('time is counted once, however measurements lie in each other', () => {
    const meter = new Meter();
    const begun = performance.now();
    meter.run(() => meter.run(() => work(5)));
    expect(meter.total).toBeGreaterThanOrEqual(5);
    expect(meter.total).toBeLessThanOrEqual(performance.now() - begun);
  });

  test('who reads is sent to, whatever others leave unread; who does not is bounded, and an address and all together', () => {
    const unread = new UnreadBytes({
      mostUnread: 1000,
      mostBehind: 100,
      mostUnreadOfAddress: 3000,
      mostUnreadInAll: 5000,
    });
    expect([unread.hasRoom('a', 1000), unread.hasRoom('a', 1001)]).toEqual([true, false]);
    unread.add('a', 3001);
    expect([unread.hasRoom('a', 101), unread.hasRoom('a', 100), unread.hasRoom('b', 101)]).toEqual([
      false,
      true,
      true,
    ]);
    unread.add('c', 2000);
    expect([unread.hasRoom('b', 101), unread.hasRoom('b', 100)]).toEqual([false, true]);
    unread.add('c', -2000);
    unread.add('a', -3001);
    expect([unread.total, unread.hasRoom('a', 999)]).toEqual([0, true]);
  });

  test('an address looks at so many games of computers at once, with any number of sockets', () => {
    const watched = new WatchedComputers(2);
    expect(['g1', 'g1', 'g2', 'g3'].map((game) => watched.come('a', game))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(watched.come('b', 'g3')).toBe(true);
    watched.go('a', 'g1');
    expect(watched.come('a', 'g3')).toBe(false);
    watched.go('a', 'g1');
    expect(watched.come('a', 'g3')).toBe(true);
  });

  test('lines of orders take turns, however long one is', () => {
    const lines = new OrderLines<string>();
    for (const order of ['a1', 'a2', 'a3']) lines.add('a', order);
    lines.add('b', 'b1');
    lines.add('c', 'c1');
    const taken = Array.from({ length: 6 }, () => lines.take());
    expect([taken, lines.length]).toEqual([['a1', 'b1', 'c1', 'a2', 'a3', undefined], 0]);
  });
});

test('a crowd is sent to in parts, in order, and few are sent to at once', async () => {
  const heard: number[][] = Array.from({ length: 450 }, () => []);
  const crowd = heard.map((said) => ({ hear: (message: Buffer) => void said.push(message.length) }));
  const outbox = new Outbox();
  outbox.send(crowd.slice(0, 2), Buffer.alloc(1));
  expect(heard[1]).toEqual([1]);
  outbox.send(crowd, Buffer.alloc(2));
  expect([heard[0], heard[449]]).toEqual([[1, 2], []]);
  outbox.send(crowd.slice(0, 2), Buffer.alloc(3));
  expect(heard[0]).toEqual([1, 2]);
  while (heard[1]!.length < 3) await wait(1);
  expect([heard[0], heard[449]]).toEqual([[1, 2, 3], [2]]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveGame, type Reply } from '../../src/live/live-game.ts';
import { endFakePage, FakeSocket, fakePage } from './fake-socket.ts';

const event = (kind: string) => ({ kind });
const update = (from: number, to: number, ...kinds: string[]) => ({
  kind: 'update',
  status: 'playing',
  version: to,
  view: null,
  log: { from, to, events: kinds.map(event) },
  undo: null,
  people: [],
  clock: null,
  timer: null,
  thinking: [],
  gallery: [],
  watching: 0,
});
const joined = (...kinds: string[]) => ({
  id: 0,
  kind: 'result',
  result: { as: 'p1', update: update(0, kinds.length, ...kinds), now: Date.now() },
});

function join(...kinds: string[]): LiveGame {
  const line = new LiveGame('g1', 'secret');
  line.join();
  FakeSocket.last.opens();
  FakeSocket.last.says(joined(...kinds));
  return line;
}

const logOf = (line: LiveGame) => line.live.get().log.map(({ kind }) => kind);

let browser: EventTarget;

beforeEach(() => {
  browser = fakePage();
});

afterEach(endFakePage);

test('a seat joins with its token, over a safe line when the page has one', () => {
  const line = join('a');
  expect(FakeSocket.last.address).toBe('wss://table.example/api/live');
  expect(FakeSocket.last.sent).toEqual([
    { id: 0, kind: 'join', protocol: 1, game: 'g1', token: 'secret', differences: true },
  ]);
  expect(line.live.get()).toMatchObject({ connection: 'here', as: 'p1' });
});

test('a difference changes only what it names, and its log is appended', () => {
  const line = join('a');
  const before = line.live.get().update!;
  const people = { at: { 0: { to: { seat: 'p1', present: true } } }, length: 1 };
  FakeSocket.last.says({
    kind: 'difference',
    shown: { at: { version: { to: 2 }, people } },
    log: { from: 1, to: 2, events: [{ kind: 'b' }] },
  });
  const { update: after, log } = line.live.get();
  expect(after).toEqual({
    ...before,
    version: 2,
    people: [{ seat: 'p1', present: true }],
    log: { from: 1, to: 2, events: [{ kind: 'b' }] },
  });
  expect(after!.view).toBe(before.view);
  expect(log.map(({ kind }) => kind)).toEqual(['a', 'b']);
});

test('the log grows with updates and begins anew after something was taken back', () => {
  const line = join('a', 'b');
  FakeSocket.last.says(update(2, 3, 'c'));
  expect(logOf(line)).toEqual(['a', 'b', 'c']);
  FakeSocket.last.says(update(0, 1, 'a'));
  expect(logOf(line)).toEqual(['a']);
});

test('places in the log that hold somebody else’s secrets are not missed', () => {
  const line = join('a');
  FakeSocket.last.says(update(1, 4, 'b'));
  FakeSocket.last.says(update(4, 5, 'c'));
  expect(logOf(line)).toEqual(['a', 'b', 'c']);
});

test('a broken line keeps what is on the screen and comes back by itself', () => {
  const line = join('a');
  FakeSocket.last.breaks();
  expect(line.live.get()).toMatchObject({ connection: 'away', update: { version: 1 } });
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.opens();
  FakeSocket.last.says(joined('a', 'b'));
  expect(line.live.get().connection).toBe('here');
  expect(logOf(line)).toEqual(['a', 'b']);
});

test('an answer on a broken line fails at once, and is never sent twice', async () => {
  const line = join();
  const underWay = line.ask('answer', { answer: 1 });
  FakeSocket.last.breaks();
  const lost = { kind: 'error', problem: 'offline' };
  expect(await underWay).toMatchObject(lost);
  expect(await line.ask('answer', { answer: 2 })).toMatchObject(lost);
  vi.advanceTimersByTime(5000);
  FakeSocket.last.opens();
  FakeSocket.last.says(joined());
  expect(FakeSocket.last.sent.map(({ kind }) => kind)).toEqual(['join']);
});

test('a question that changes nothing is asked again after the break', async () => {
  const line = join();
  const why = line.ask('whyNot', { answer: 1 }, true);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(5000);
  FakeSocket.last.opens();
  FakeSocket.last.says(joined());
  const asked = FakeSocket.last.sent.find(({ kind }) => kind === 'whyNot');
  const reply: Reply = { kind: 'result', result: { legal: true } };
  FakeSocket.last.says({ id: asked?.id, ...reply });
  expect(await why).toMatchObject(reply);
});

test('nobody waits for ever for a server that says nothing', async () => {
  const line = join();
  const asked = line.ask('answer', { answer: 1 });
  vi.advanceTimersByTime(11_000);
  expect(await asked).toMatchObject({ kind: 'error', problem: 'offline' });
});

test('a line that is dead without saying so is given up', () => {
  const line = join();
  vi.advanceTimersByTime(50_000);
  expect(line.live.get().connection).toBe('away');
});

test('a seat that is not known any longer is not asked for again', () => {
  const line = join();
  FakeSocket.last.breaks(4001);
  vi.advanceTimersByTime(60_000);
  expect(line.live.get()).toMatchObject({ connection: 'shut', reason: 'bad-token' });
  expect(FakeSocket.all).toHaveLength(1);
});

test('a page that is left does not come back', () => {
  const line = join();
  line.leave();
  FakeSocket.last.breaks(1000);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

/** A table at which p1 is asked the question 7. */
const asking = (version: number, question: number) => ({
  ...update(0, 1, 'a'),
  view: {
    version,
    waitingFor: ['p1'],
    decisions: [{ id: question, kind: 'choose', seat: 'p1', about: null, settled: false }],
  },
});
const joinedAt = (version: number, question: number) => ({
  id: 0,
  kind: 'result',
  result: { as: 'p1', update: asking(version, question) },
});

function answerAt(version: number, question: number) {
  const line = new LiveGame('g1', 'secret');
  line.join();
  FakeSocket.last.opens();
  FakeSocket.last.says(joinedAt(version, question));
  const reply = line.ask('answer', { seat: 'p1', decision: question, version, answer: 1 });
  return { line, reply };
}

function comeBack(version: number, question: number): void {
  vi.advanceTimersByTime(5000);
  FakeSocket.last.opens();
  FakeSocket.last.says(joinedAt(version, question));
}

test('an answer is on its way, then said to be, and forgotten with its reply', async () => {
  const { line, reply } = answerAt(3, 7);
  expect(line.live.get().answer).toBe('sent');
  vi.advanceTimersByTime(1100);
  expect(line.live.get().answer).toBe('slow');
  const { id } = FakeSocket.last.sent.find(({ kind }) => kind === 'answer')!;
  FakeSocket.last.says({ id, kind: 'result', result: null });
  expect(line.live.get().answer).toBeNull();
  expect(await reply).toMatchObject({ kind: 'result' });
});

test('silence of three seconds is told, and what is heard ends it', () => {
  const { line } = answerAt(3, 7);
  vi.advanceTimersByTime(3600);
  expect(line.live.get()).toMatchObject({ connection: 'silent', answer: 'unknown' });
  FakeSocket.last.says({ id: 99, kind: 'result', result: null });
  expect(line.live.get().connection).toBe('here');
});

test('the browser’s own word that the network is gone is believed at once', () => {
  const { line } = answerAt(3, 7);
  browser.dispatchEvent(new Event('offline'));
  expect(line.live.get()).toMatchObject({ connection: 'away', answer: 'unknown' });
  browser.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('an answer that arrived before the line broke is known to have been taken once it is back', async () => {
  const { line, reply } = answerAt(3, 7);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(30_000);
  expect(line.live.get().answer).toBe('unknown');
  comeBack(4, 8);
  expect(line.live.get().answer).toBe('taken');
  expect(await reply).toMatchObject({ kind: 'result' });
  expect(FakeSocket.last.sent.map(({ kind }) => kind)).toEqual(['join']);
});

test('an answer that did not arrive is known to be lost once the line is back, and is not sent again', async () => {
  const { line, reply } = answerAt(3, 7);
  FakeSocket.last.breaks();
  comeBack(3, 7);
  expect(line.live.get().answer).toBe('lost');
  expect(await reply).toMatchObject({ kind: 'error', problem: 'offline' });
  expect(FakeSocket.last.sent.map(({ kind }) => kind)).toEqual(['join']);
});

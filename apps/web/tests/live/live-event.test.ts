import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveEvent } from '../../src/live/live-event.ts';
import { endFakePage, FakeSocket, fakePage } from './fake-socket.ts';

beforeEach(() => void fakePage());
afterEach(endFakePage);

const picture = (version: number) => ({ view: { version }, games: [], now: 0 });
const joined = (version: number) => ({
  id: 0,
  kind: 'result',
  result: { as: { role: 'organiser' }, organiser: 'Olga', picture: picture(version) },
});

function join(): LiveEvent {
  const line = new LiveEvent('e1', 'secret');
  line.join();
  FakeSocket.last.opens();
  FakeSocket.last.says(joined(3));
  return line;
}

function comeBack(version: number): void {
  vi.advanceTimersByTime(5000);
  FakeSocket.last.opens();
  FakeSocket.last.says(joined(version));
}

const sent = (kind: string) => FakeSocket.last.sent.find((message) => message.kind === kind)!;

test('an event is joined with its token, and every picture is shown', () => {
  const line = join();
  expect(FakeSocket.last.sent).toEqual([
    { id: 0, kind: 'joinEvent', protocol: 1, event: 'e1', differences: true, token: 'secret' },
  ]);
  expect(line.event.get()).toMatchObject({ connection: 'here', as: { role: 'organiser' } });
  FakeSocket.last.says({ kind: 'eventUpdate', picture: picture(4) });
  expect(line.event.get().picture?.view.version).toBe(4);
});

test('a command names the version that is shown, and a question is told from a refusal', async () => {
  const line = join();
  const reply = line.send({ kind: 'start' });
  const { id, version } = sent('eventCommand');
  expect(version).toBe(3);
  FakeSocket.last.says({ id, kind: 'refused', rule: 'ev.cut.4-16', about: { ask: true, about: {} } });
  expect(await reply).toMatchObject({ kind: 'refused', rule: 'ev.cut.4-16', asks: true });
});

test('a command that a break held up is sent again as the same one', async () => {
  const line = join();
  const reply = line.send({ kind: 'announce' });
  const first = sent('eventCommand');
  FakeSocket.last.breaks();
  expect(line.event.get().connection).toBe('away');
  comeBack(4);
  expect(sent('eventCommand')).toEqual(first);
  FakeSocket.last.says({ id: first.id, kind: 'result', result: { version: 4 } });
  expect(await reply).toEqual({ kind: 'done', result: { version: 4 } });
});

test('two commands have keys of their own', () => {
  const line = join();
  void line.send({ kind: 'announce' });
  void line.send({ kind: 'announce' });
  const keys = FakeSocket.last.sent.filter(({ kind }) => kind === 'eventCommand').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('of a command without a reply nobody says that it did not happen', async () => {
  const line = join();
  const reply = line.send({ kind: 'announce' });
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(11_000);
  expect(await reply).toMatchObject({ kind: 'error', problem: 'unknown' });
});

test('who replaces their own link comes back with the new one', async () => {
  const line = join();
  const reply = line.makeLink({ role: 'organiser', name: 'Olga' });
  const { id } = sent('makeLink');
  FakeSocket.last.says({ id, kind: 'result', result: { token: 'fresh', isOwn: true } });
  await reply;
  FakeSocket.last.breaks();
  comeBack(4);
  expect(sent('joinEvent').token).toBe('fresh');
});

test('a link that was replaced is not tried again', () => {
  const line = join();
  FakeSocket.last.breaks(4001);
  vi.advanceTimersByTime(60_000);
  expect(line.event.get()).toMatchObject({ connection: 'shut', reason: 'bad-token' });
  expect(FakeSocket.all).toHaveLength(1);
});

test('differences change what they name, and a player’s own share is laid over what all see', () => {
  const line = join();
  const player = { id: 'p1', name: 'Ada', warnings: [] };
  FakeSocket.last.says({
    kind: 'eventDifference',
    now: 7,
    shown: {
      at: {
        view: {
          at: { version: { to: 4 }, players: { to: [{ id: 'p1', warnings: null }] }, rounds: { to: [] } },
        },
      },
    },
  });
  expect(line.event.get().picture).toMatchObject({ now: 7, view: { version: 4 } });
  FakeSocket.last.says({
    kind: 'eventDifference',
    now: 8,
    own: { part: { player, reports: [], calls: [] }, games: [] },
  });
  expect(line.event.get().picture?.view.players).toEqual([player]);
  FakeSocket.last.says({
    kind: 'eventDifference',
    now: 9,
    shown: { at: { view: { at: { version: { to: 5 } } } } },
  });
  expect(line.event.get().picture).toMatchObject({ now: 9, view: { version: 5, players: [player] } });
});

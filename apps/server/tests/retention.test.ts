import type { Created } from '@sortie/protocol';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import { asked, Client, http, seated, twoPeople } from './client.ts';
import { bench, databases, type Place } from './databases.ts';
import { EventClient } from './events/event-client.ts';
import { gather, openDay, publishRound } from './events/event-day.ts';
import { hundred } from './events/lists.ts';

const DAY = 86_400_000;
const log = pino({ level: 'silent' });
const retention = { waitingDays: 7, gameDays: 365 };
const inDays = (days: number) => () => Date.now() + days * DAY;
const nothing = { waitingGames: 0, games: 0, replays: 0, bugs: 0, events: 0 };

describe.each(databases)('what is kept on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  const statusOf = async (url: string, id: string) => (await http(`${url}/api/games/${id}`)).status;

  /** A game that waits, one that is played, one that is over and its replay, shared. */
  async function begin(url: string) {
    const waiting = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const playing = await seated(url);
    const over = await seated(url);
    const seat = await Client.join(url, over.id, over.tokens.a!);
    await seat.ask('command', { from: 'a', command: { kind: 'concede' } });
    await seat.until(({ status }) => status === 'over');
    seat.close();
    const replay = await asked<object>(200, `${url}/api/games/${over.id}/replay`);
    const shared = await asked<{ readonly id: string }>(201, `${url}/api/replays`, replay);
    return { waiting: waiting.id, playing: playing.id, over: over.id, shared: shared.id };
  }

  async function pruneAt(place: Place, days: number, isDryRun: boolean) {
    const storage = await openStorage(place, log);
    try {
      return await storage.prune(retention, inDays(days)(), isDryRun);
    } finally {
      await storage.close();
    }
  }

  test('goes a game at a time, each when its own time has come; a dry run only counts', async () => {
    const place = await newPlace();
    const first = await start(place);
    const ids = await begin(first.url);
    await first.stop();
    expect(await pruneAt(place, 7, false)).toEqual(nothing);
    for (const isDryRun of [true, true, false]) {
      expect(await pruneAt(place, 9, isDryRun)).toEqual({ ...nothing, waitingGames: 1 });
    }
    expect(await pruneAt(place, 364, false)).toEqual(nothing);
    const second = await start(place);
    expect(await statusOf(second.url, ids.waiting)).toBe(404);
    expect(await statusOf(second.url, ids.playing)).toBe(200);
    expect((await http(`${second.url}/api/games/${ids.over}/replay`)).status).toBe(200);
    await second.stop();
    for (const isDryRun of [true, false]) {
      expect(await pruneAt(place, 367, isDryRun)).toEqual({ ...nothing, games: 2, replays: 1 });
    }
    const third = await start(place);
    expect(await statusOf(third.url, ids.over)).toBe(404);
    expect((await http(`${third.url}/api/replays/${ids.shared}`)).status).toBe(404);
  });

  test('is deleted by the server itself, and nothing where it keeps everything', async () => {
    const place = await newPlace();
    const first = await start(place);
    const ids = await begin(first.url);
    expect(await asked(200, `${first.url}/api/retention`)).toEqual({ waitingDays: 0, gameDays: 0 });
    await first.stop();
    const forEver = await start({ ...place, now: inDays(10_000) });
    await forEver.stop();
    const later = await start({ ...place, now: inDays(9), retention });
    expect(await asked(200, `${later.url}/api/retention`)).toEqual(retention);
    await expect.poll(() => statusOf(later.url, ids.waiting)).toBe(404);
    await later.stop();
    const last = await start({ ...place, retention });
    expect(await statusOf(last.url, ids.playing)).toBe(200);
    expect(await statusOf(last.url, ids.over)).toBe(200);
  });

  test('stays where somebody sat down, moved or looked on since', async () => {
    const place = await newPlace();
    const server = await start(place);
    const { url } = server;
    const { waiting, playing } = await begin(url);
    await server.stop();
    const storage = await openStorage(place, log);
    await storage.touch([waiting, playing], inDays(8)());
    await storage.close();
    expect(await pruneAt(place, 15, false)).toEqual(nothing);
    expect(await pruneAt(place, 17, false)).toEqual({ ...nothing, waitingGames: 1 });
  });

  test('of an event is never taken out of somebody’s hands: it goes as a whole, and not while its clock runs', async () => {
    const place = await newPlace();
    const server = await start(place);
    const { url } = server;
    const day = await openDay(url, {
      organiser: 'Olga',
      preset: 'aces-100',
      settings: { name: 'Spring cup', game: 'xwing' },
    });
    for (const [at, player] of (await gather(day, 4)).entries()) {
      await day.desk.must({ kind: 'handInList', player, list: hundred[at % hundred.length]! });
    }
    await day.desk.must({ kind: 'start' }, { confirmed: ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'] });
    await publishRound(day);
    const { table } = day.desk.view.rounds[0]!.pairings[0]!;
    const opened = await day.desk.ask('openGame', { round: 1, table });
    if (opened.kind !== 'result') throw new Error(JSON.stringify(opened));
    const { game } = opened.result as { readonly game: string };
    await day.desk.must({ kind: 'startClock' });
    expect(await statusOf(url, game)).toBe(200);
    day.desk.close();
    await server.stop();
    // The game waits for its players, and the clock of its round runs.
    expect(await pruneAt(place, 1000, false)).toEqual(nothing);
    const again = await start(place);
    const desk = await EventClient.join(again.url, day.created.id, day.created.token);
    await desk.must({ kind: 'pauseClock', table: null });
    desk.close();
    await again.stop();
    expect(await pruneAt(place, 300, false)).toEqual(nothing);
    for (const isDryRun of [true, false]) {
      expect(await pruneAt(place, 367, isDryRun)).toEqual({ ...nothing, events: 1 });
    }
    const last = await start(place);
    expect(await statusOf(last.url, game)).toBe(404);
  });
});

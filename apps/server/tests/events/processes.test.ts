import { randomUUID } from 'node:crypto';
import type { CommandTaken } from '@sortie/tournaments/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import type { Storage } from '../../src/storage/stored-game.ts';
import { Client } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { arriveAt } from '../judged-game.ts';
import { EventClient } from './event-client.ts';
import { gather, joinAs, openDay, publishRound, startedDay, won } from './event-day.ts';
import { hundred } from './lists.ts';

describe('several processes on one PostgreSQL', () => {
  const { start, newPlace, end } = bench('postgresql');
  let urls: readonly [string, string];
  beforeAll(async () => {
    const place = await newPlace();
    const servers: readonly RunningServer[] = await Promise.all([start(place), start(place)]);
    urls = [servers[0]!.url, servers[1]!.url];
  });
  afterAll(end);

  test('show one event alike', async () => {
    const day = await startedDay(urls[0], 6);
    const wall = await EventClient.join(urls[1], day.created.id);
    await publishRound(day);
    await wall.until(({ view }) => view.rounds.length === 1);
    const desk = await EventClient.join(urls[1], day.created.id, day.created.token);
    await desk.must({ kind: 'startClock' });
    await day.desk.until(({ view }) => view.version === desk.view.version);
    expect(day.desk.view).toEqual(desk.view);
  });

  test('take the reports of a whole round at once, each once', async () => {
    const day = await startedDay(urls[0], 8);
    await publishRound(day);
    const { pairings } = day.desk.view.rounds[0]!;
    const phones = await Promise.all(
      pairings.flatMap(({ players }, at) =>
        players.map((player) => joinAs(urls[at % 2 === 0 ? 0 : 1]!, day, { player })),
      ),
    );
    const before = day.desk.view.version;
    const replies = await Promise.all(
      phones.map((phone, at) => {
        const { table } = pairings[Math.floor(at / 2)]!;
        return phone.send({ kind: 'reportResult', round: 1, table, result: won(70, 20) });
      }),
    );
    expect(replies.map(({ kind }) => kind)).toEqual(replies.map(() => 'result'));
    await day.desk.until(({ view }) => view.rounds[0]!.pairings.every(({ result }) => result !== null));
    expect(day.desk.view.version).toBe(before + 8);
  });

  test('tell the second of two organisers that it came too late', async () => {
    const day = await startedDay(urls[0], 4);
    await publishRound(day);
    const other = await EventClient.join(urls[1], day.created.id, day.created.token);
    const { table } = day.desk.view.rounds[0]!.pairings[0]!;
    const replies = await Promise.all(
      [day.desk, other].map((desk, at) =>
        desk.send({ kind: 'enterResult', round: 1, table, result: won(70 + at, 20) }),
      ),
    );
    expect(replies.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'result']);
    expect(replies.find(({ kind }) => kind === 'refused')).toMatchObject({ rule: 'desk.stale' });
  });

  test('find the result of a game whose process could not tell it any more', async () => {
    const place = await newPlace();
    /** The process of the players dies, as far as the event is concerned, before it has told the result. */
    const dies = (storage: Storage): Storage => {
      const { events } = storage;
      const games = Object.create(events.games, {
        eventOf: { value: () => Promise.reject(new Error('gone')) },
      }) as typeof events.games;
      return Object.create(storage, {
        events: { value: Object.create(events, { games: { value: games } }) },
      }) as Storage;
    };
    const [one, other] = [
      await start({ ...place, storage: dies }),
      await start({ ...place, forgetAfter: 300 }),
    ];
    const day = await openDay(other.url, {
      organiser: 'Olga',
      preset: 'aces-100',
      settings: { name: 'Cup', game: 'xwing' },
    });
    for (const [at, player] of (await gather(day, 4)).entries()) {
      await day.desk.must({ kind: 'handInList', player, list: hundred[at]! });
    }
    await day.desk.must({ kind: 'start' }, { confirmed: ['ev.pairing.no-rematch-in-stage'] });
    await publishRound(day);
    const { table, players } = day.desk.view.rounds[0]!.pairings[0]!;
    const phones = await Promise.all(players.map((player) => joinAs(other.url, day, { player })));
    const opened = await phones[0]!.ask('openGame', { round: 1, table });
    const { game } = (opened as unknown as { readonly result: { readonly game: string } }).result;
    const tokens: string[] = [];
    for (const phone of phones) {
      const { games } = await phone.until((picture) => picture.games.some(({ token }) => token !== null));
      tokens.push(games[0]!.token!);
    }
    for (const token of tokens) await arriveAt(one.url, game, token);
    const seat = await Client.join(one.url, game, tokens[1]!);
    await seat.ask('command', { from: 'b', command: { kind: 'concede' } });
    const resultOf = () => day.desk.view.rounds[0]!.pairings.find((each) => each.table === table)!.result;
    await day.desk.when(() => resultOf() !== null);
    expect(resultOf()).toMatchObject({ kind: 'conceded', by: 1 });
    seat.close();
  });

  test('let a link die in all of them', async () => {
    const day = await openDay(urls[0]);
    const [player] = await gather(day, 4);
    const { token } = await day.desk.makeLink({ role: 'player', player: player! });
    const phone = await EventClient.join(urls[1], day.created.id, token);
    await day.desk.makeLink({ role: 'player', player: player! });
    expect(await phone.untilClosed()).toBe(4001);
  });
});

describe.each(databases)('somebody who registers for an event on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('gets a link that nobody else gets, and again the same place when the answer was lost', async () => {
    const place = await newPlace();
    const first = await start(place);
    const day = await openDay(first.url);
    const wall = await EventClient.join(first.url, day.created.id);
    const key = randomUUID();
    const add = { kind: 'addPlayers', players: [{ name: 'Ada' }] } as const;
    const { version } = wall.view;
    const taken = await wall.must(add, { key, version });
    const { player, token } = taken.tokens![0]!;
    await day.desk.until(({ view }) => view.players.length === 1);
    const others = [...day.desk.heard, ...wall.heard.filter((text) => text.includes('eventDifference'))];
    expect(others.some((text) => text.includes(token))).toBe(false);
    const phone = await EventClient.join(first.url, day.created.id, token);
    expect(phone.as).toEqual({ role: 'player', player });
    await first.stop();
    const second = await start(place);
    const again = await EventClient.join(second.url, day.created.id);
    const reply = await again.send(add, { key, version });
    const { tokens } = (reply as unknown as { readonly result: CommandTaken }).result;
    expect(tokens).toEqual([{ player, token: expect.any(String) }]);
    expect(again.view.players).toHaveLength(1);
    const back = await EventClient.join(second.url, day.created.id, tokens![0]!.token);
    await back.must({ kind: 'checkIn', player, isHere: true });
    expect(await again.refusalOf(add)).toBe('desk.same-name');
  });

  test('replaces the organiser’s own link without losing the desk', async () => {
    const { url } = await start();
    const day = await openDay(url);
    const twin = await EventClient.join(url, day.created.id, day.created.token);
    const made = await day.desk.makeLink({ role: 'organiser', name: 'Olga' });
    expect(made.isOwn).toBe(true);
    expect(await twin.untilClosed()).toBe(4001);
    await day.desk.must({ kind: 'announce' });
    await EventClient.join(url, day.created.id, made.token);
  });
});

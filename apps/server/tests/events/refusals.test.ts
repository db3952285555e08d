import type { PlayerId } from '@sortie/tournaments/model';
import type { SentCommand } from '@sortie/tournaments/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { http } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { EventClient, smallEvent } from './event-client.ts';
import { enterAll, gather, joinAs, openDay, publishRound, startedDay, won } from './event-day.ts';
import { hundred } from './lists.ts';

describe.each(databases)('an event on %s refuses', (kind) => {
  const { start, end } = bench(kind);
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(end);

  test('settings that make no sense, and what is no event at all', async () => {
    const create = (body: object) => http(`${server.url}/api/events`, body);
    const { settings } = smallEvent;
    const cases: readonly (readonly [object, number, string])[] = [
      [{ ...smallEvent, preset: 'chess' }, 400, 'malformed'],
      [{ ...smallEvent, organiser: '' }, 400, 'malformed'],
      [{ ...smallEvent, more: 1 }, 400, 'malformed'],
      [{ ...smallEvent, settings: { game: 'xwing' } }, 400, 'malformed'],
      [{ ...smallEvent, settings: { ...settings, scenarios: 5 } }, 400, 'malformed'],
      [{ ...smallEvent, settings: { ...settings, cut: 5 } }, 422, 'refused'],
      [{ ...smallEvent, settings: { ...settings, format: 'wild' } }, 422, 'refused'],
    ];
    for (const [body, status, problem] of cases) {
      expect(await create(body)).toMatchObject({ status, body: { problem } });
    }
    const foreign = { organiser: 'Olga', file: '{"format":"other"}' };
    expect(await http(`${server.url}/api/events/import`, foreign)).toMatchObject({
      status: 422,
      body: { rule: 'desk.bad-file', about: { field: 'format' } },
    });
  });

  test('names twice, too many at once by the public, and promises to oneself', async () => {
    const day = await openDay(server.url);
    await gather(day, 4);
    const add = (...players: readonly object[]) => ({ kind: 'addPlayers', players }) as SentCommand;
    expect(await day.desk.send(add({ name: 'player  1' }))).toMatchObject({
      kind: 'refused',
      rule: 'desk.same-name',
      about: { where: 'players.0' },
    });
    expect(await day.desk.refusalOf(add({ name: 'Jo' }))).toBe('ev.judges.not-playing');
    const wall = await EventClient.join(server.url, day.created.id);
    expect(await wall.refusalOf(add({ name: 'A' }, { name: 'B' }))).toBe('desk.too-many');
    expect(await wall.refusalOf(add({ name: 'A', promisedByes: [1] }))).toBe('desk.not-allowed');
    expect(await wall.refusalOf({ kind: 'start' })).toBe('desk.not-allowed');
    expect(day.desk.view.players).toHaveLength(4);
  });

  test('an illegal list with every fault; one of another edition is kept as text', async () => {
    const day = await openDay(server.url);
    const [player] = (await gather(day, 4)) as [PlayerId];
    const hand = (list: string) => day.desk.send({ kind: 'handInList', player, list });
    const xws = JSON.parse(hundred[0]!) as { pilots: object[] };
    const doubled = JSON.stringify({ ...xws, pilots: [...xws.pilots, ...xws.pilots] });
    const refused = await hand(doubled);
    expect(refused).toMatchObject({ kind: 'refused', rule: 'ev.squad-list.checked-against-format' });
    const { faults } = (refused as unknown as { about: { faults: readonly { rule: string }[] } }).about;
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ rule }) => /^(?:xw|ev)\./.test(rule))).toBe(true);
    expect((await hand(hundred[0]!)).kind).toBe('result');
    const later = JSON.stringify({
      faction: 'rebelalliance',
      pilots: [{ id: 'lukeskywalker-battleofyavin' }],
    });
    for (const text of [later, 'Red Squadron, written by hand']) {
      expect((await hand(text)).kind).toBe('result');
      await day.desk.until(({ view }) => view.players[0]!.list?.text === text);
      expect(day.desk.view.players[0]!.list).toMatchObject({ text, isKnown: false });
    }
  });

  test('results that no game gives, for tables that are not there, by those who may not', async () => {
    const day = await startedDay(server.url, 5);
    await publishRound(day);
    const { pairings, byes } = day.desk.view.rounds[0]!;
    const { table, players } = pairings[0]!;
    const enter = (at: number, result: object) =>
      day.desk.refusalOf({ kind: 'enterResult', round: 1, table: at, result } as SentCommand);
    expect(await enter(table, won(-5, 3))).toBe('desk.bad-result');
    expect(await enter(table, { ...won(10, 30), winner: 0 })).toBe('ev.game-end.win');
    expect(await enter(99, won(10, 3))).toBe('desk.no-table');
    expect(await enter(table, { kind: 'played', missionPoints: ['a', 1], winner: 0 })).toBe('malformed');
    const bye = await joinAs(server.url, day, { player: byes[0]!.player });
    const report = { kind: 'reportResult', round: 1, table, result: won(10, 3) } as const;
    expect(await bye.refusalOf(report)).toBe('desk.not-your-table');
    const out = await joinAs(server.url, day, { player: players[0] });
    await out.must({ kind: 'drop', player: players[0] });
    expect(await out.refusalOf(report)).toMatch(/^desk\.(?:out|settled)$/);
    expect(await day.desk.refusalOf({ kind: 'drawRound' })).toMatch(/./);
    expect(await day.desk.refusalOf({ kind: 'swapPlayers', players: [players[0], players[0]] })).toMatch(
      /^desk/,
    );
  });

  test('what came too late, and says who was first with what', async () => {
    const day = await startedDay(server.url, 4);
    await publishRound(day);
    const second = await EventClient.join(
      server.url,
      day.created.id,
      (await day.desk.makeLink({ role: 'organiser', name: 'Otto' })).token,
    );
    const { version } = second.view;
    const { table } = second.view.rounds[0]!.pairings[0]!;
    const enter = (points: number) =>
      ({ kind: 'enterResult', round: 1, table, result: won(points, 10) }) as const;
    await day.desk.must(enter(80));
    expect(await second.send(enter(70), { version })).toMatchObject({
      rule: 'desk.stale',
      about: {
        changed: [`table 1 ${table}`],
        deeds: [{ by: 'Olga', role: 'organiser', command: 'enterResult' }],
      },
    });
    await enterAll(day, () => 90);
  });

  test('tokens that are forged, of another event or of another role', async () => {
    const [day, other] = [await openDay(server.url), await openDay(server.url)];
    const [player] = await gather(day, 4);
    const join = async (token: string) => {
      const client = await EventClient.open(server.url);
      await client.ask('joinEvent', { protocol: 1, event: day.created.id, token }).catch(() => undefined);
      return client.untilClosed();
    };
    expect(await join('forged')).toBe(4001);
    expect(await join(other.created.token)).toBe(4001);
    const phone = await joinAs(server.url, day, { player: player! });
    expect(await phone.refusalOf({ kind: 'announce' })).toBe('desk.not-allowed');
    expect(await phone.refusalOf({ kind: 'drop', player: day.desk.view.players[1]!.id })).toBe(
      'desk.not-allowed',
    );
    expect(await phone.ask('makeLink', { for: { role: 'player', player } })).toMatchObject({
      rule: 'desk.not-allowed',
    });
    expect(await phone.ask('listOrganisers')).toMatchObject({ rule: 'desk.not-allowed' });
    const judge = await joinAs(server.url, day, { judge: day.desk.view.judges[0]!.id });
    await day.desk.must({ kind: 'dismissJudge', judge: day.desk.view.judges[0]!.id });
    expect(await judge.untilClosed()).toBe(4001);
    const file = (token?: string) =>
      fetch(`${server.url}/api/events/${day.created.id}/file`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    const statuses = await Promise.all([
      file(),
      file('forged'),
      file(other.created.token),
      file(day.created.token),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
    const nowhere = await EventClient.open(server.url);
    await nowhere.ask('joinEvent', { protocol: 1, event: 'nowhere' }).catch(() => undefined);
    expect(await nowhere.untilClosed()).toBe(4006);
  });

  test('nothing that is large when it comes by HTTP, but what no role allows', async () => {
    const day = await openDay(server.url);
    const players = Array.from({ length: 300 }, (_, at) => ({
      name: `Player ${at}`,
      list: `Squad ${at} ${'x'.repeat(400)}`,
    }));
    const post = async (body: object, token?: string) => {
      const response = await fetch(`${server.url}/api/events/${day.created.id}/commands`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as object };
    };
    const add = { version: 0, command: { kind: 'addPlayers', players } };
    expect(await post(add, day.created.token)).toMatchObject({
      status: 200,
      body: { result: { version: 1 } },
    });
    expect(await post(add)).toMatchObject({ body: { kind: 'refused', rule: 'desk.too-many' } });
    expect(await post(add, 'forged')).toMatchObject({ status: 403, body: { problem: 'bad-token' } });
    expect(await post({ version: 0 }, day.created.token)).toMatchObject({
      status: 400,
      body: { field: 'command' },
    });
    await day.desk.until(({ view }) => view.players.length === 300);
  });

  test('messages that are malformed, too large or too frequent', async () => {
    const { url } = await start({
      limits: { pace: { burst: 30, perSecond: 1 } },
      pace: { burst: 2, perSecond: 0.01 },
    });
    const day = await openDay(url);
    const { desk } = day;
    const odd: readonly object[] = [
      { kind: 'dance' },
      { kind: 'passTime' },
      { kind: 'addPlayers', players: [{ name: 5 }] },
      { kind: 'announce', more: true },
      { kind: 'changeSettings', settings: { name: 5 } },
    ];
    for (const command of odd) {
      const reply = await desk.ask('eventCommand', { version: 0, command });
      expect(reply).toMatchObject({
        kind: 'error',
        problem: 'malformed',
        field: expect.stringMatching(/^command/),
      });
    }
    const colour = { kind: 'changeSettings', settings: { colour: 'red' } } as unknown as SentCommand;
    expect(await desk.refusalOf(colour)).toBe('desk.bad-setting');
    expect(await desk.ask('dance')).toMatchObject({ problem: 'malformed', field: 'kind' });
    const large = await EventClient.join(url, day.created.id, day.created.token);
    large.socket.send(JSON.stringify({ id: 1, kind: 'hello', text: 'x'.repeat(70_000) }));
    expect(await large.untilClosed()).toBe(4009);
    for (let times = 0; times < 40; times++) desk.socket.send('{"id":1,"kind":"hello"}');
    expect(await desk.untilClosed()).toBe(4008);
    await openDay(url);
    expect((await http(`${url}/api/events`, smallEvent)).status).toBe(429);
  });
});

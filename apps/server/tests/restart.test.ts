import type { Plain, Replay } from '@sortie/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import {
  againstComputer,
  answersOf,
  asked,
  Client,
  dice,
  openQuestion,
  play,
  seated,
  twoPeople,
} from './client.ts';
import { bench, databases, type Place } from './databases.ts';
import { query } from './postgresql.ts';

/** Both people answer until this is so at the first one's table. */
async function playUntil(clients: readonly Client[], isSo: (client: Client) => boolean): Promise<void> {
  const below = dice(11);
  while (!isSo(clients[0]!)) {
    const client = clients.find((each) => openQuestion(each))!;
    await play(client, below, 1);
    await Promise.all(clients.map((each) => each.until(({ version }) => version >= client.now.version)));
  }
}

describe.each(databases)('a server on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('goes on in the middle of an attack as if nothing had been', async () => {
    const place = await newPlace();
    const first = await start(place);
    const wanted = { ...twoPeople, options: { points: 100, roundLimit: 12 } };
    const { id, tokens, created } = await seated(first.url, wanted);
    const all = [tokens.a!, tokens.b!, created.spectator!];
    const clients = await Promise.all(all.map((token) => Client.join(first.url, id, token)));
    await playUntil(clients, ({ view }) => view.table.attack !== null);
    const before = await Promise.all(
      clients.map(async (client, index) => ({
        view: JSON.stringify(await client.ask('view', { viewer: ['a', 'b', 'spectator'][index] })),
        log: client.log,
      })),
    );
    await first.stop();
    expect(await Promise.all(clients.map((client) => client.untilClosed()))).toEqual([1012, 1012, 1012]);
    const second = await start(place);
    const again = await Promise.all(all.map((token) => Client.join(second.url, id, token)));
    for (const [index, client] of again.entries()) {
      const viewer = ['a', 'b', 'spectator'][index];
      const view = await client.ask('view', { viewer });
      expect(JSON.stringify({ ...view, id: 0 })).toBe(
        JSON.stringify({ ...(JSON.parse(before[index]!.view) as object), id: 0 }),
      );
      expect(client.log).toEqual(before[index]!.log);
    }
    await Promise.all([play(again[0]!, dice(1)), play(again[1]!, dice(2))]);
    expect((await again[2]!.until(({ status }) => status === 'over')).view!.outcome).not.toBeNull();
  });

  test('remembers who was asked to take back', async () => {
    const place = await newPlace();
    const first = await start(place);
    const { id, tokens } = await seated(first.url);
    const clients = await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(first.url, id, token)),
    );
    await playUntil(clients, ({ log }) => log.some(({ kind }) => kind === 'dialRevealed'));
    expect(await clients[0]!.ask('undo', { by: 'a' })).toMatchObject({ result: { undo: 'asked' } });
    await first.stop();
    const second = await start(place);
    const [a, b] = await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(second.url, id, token)),
    );
    expect(a!.now.undo).toEqual({ by: 'a', needs: ['b'], question: expect.any(String) });
    expect(await b!.ask('consent', { seat: 'b', agrees: true })).toMatchObject({
      result: { undo: 'undone' },
    });
    await a!.until(({ undo }) => undo === null);
    await playUntil([a!, b!], ({ now }) => now.status === 'over');
  });

  test('keeps what was said before an undo', async () => {
    const place = await newPlace();
    const first = await start(place);
    const { id, tokens } = await seated(first.url);
    const clients = await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(first.url, id, token)),
    );
    await playUntil(clients, ({ log }) => log.some(({ kind }) => kind === 'dialRevealed'));
    const [a, b] = clients;
    await b!.ask('command', { from: 'b', command: { kind: 'say', text: 'Good luck.' } });
    await a!.ask('undo', { by: 'a' });
    await b!.ask('consent', { seat: 'b', agrees: true });
    const said = (client: Client) => client.log.filter(({ kind }) => kind === 'said');
    await a!.until(({ undo, log }) => undo === null && log.from === 0);
    expect(said(a!)).toHaveLength(1);
    await first.stop();
    const second = await start(place);
    const again = await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(second.url, id, token)),
    );
    expect(said(again[0]!)).toHaveLength(1);
    await playUntil(again, ({ now }) => now.status === 'over');
  });

  test('lets the computer go on when somebody comes back', async () => {
    const place = await newPlace();
    const first = await start({ ...place, pause: 60_000 });
    const { id, tokens } = await seated(first.url, againstComputer);
    const client = await Client.join(first.url, id, tokens.a!);
    await playUntilComputer(client);
    expect(client.now.thinking).toEqual(['b']);
    await first.stop();
    const second = await start(place);
    const again = await Client.join(second.url, id, tokens.a!);
    await play(again, dice(9));
    expect(again.now.status).toBe('over');
  });

  test('puts games away that nobody looks at, and brings them up again', async () => {
    const { url } = await start({ forgetAfter: 50 });
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a!);
    const view = JSON.stringify(client.view);
    client.close();
    const tables = async () =>
      /^sortie_tables (\d+)$/m.exec(await (await fetch(`${url}/api/metrics`)).text())?.[1];
    await expect.poll(tables, { timeout: 5000 }).toBe('0');
    const again = await Client.join(url, id, tokens.a!);
    expect(JSON.stringify(again.view)).toBe(view);
    again.close();
  });

  test('stops in time while people play, and loses nothing that it acknowledged', async () => {
    const place = await newPlace();
    const first = await start(place);
    const games = await Promise.all(Array.from({ length: 6 }, () => seated(first.url)));
    const acknowledged = new Map<string, number>();
    const players = games.map(async ({ id, tokens }, index) => {
      const clients = await Promise.all(
        [tokens.a!, tokens.b!].map((token) => Client.join(first.url, id, token)),
      );
      const below = dice(index);
      const count = () => acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
      for (;;) {
        const client = clients.find((each) => openQuestion(each));
        if (!client || client.now.status === 'over') return;
        const question = openQuestion(client)!;
        const legal = answersOf(question);
        const { version } = client.now;
        await client.answer(question, legal[below(legal.length)]!);
        count();
        await Promise.all(clients.map((each) => each.until((update) => update.version > version)));
      }
    });
    const ended = Promise.allSettled(players);
    const total = () => [...acknowledged.values()].reduce((sum, each) => sum + each, 0);
    await expect.poll(total, { timeout: 60_000 }).toBeGreaterThan(40);
    const begun = performance.now();
    await first.stop();
    expect(performance.now() - begun).toBeLessThan(5000);
    await ended;
    const second = await start(place);
    for (const { id, tokens } of games) {
      const client = await Client.join(second.url, id, tokens.a!);
      expect(client.now.version).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
      client.close();
    }
  });
});

async function playUntilComputer(client: Client): Promise<void> {
  const below = dice(8);
  while (client.now.thinking.length === 0) await play(client, below, 1);
}

describe('several processes on one PostgreSQL', () => {
  const { start, newPlace, end } = bench('postgresql');
  let servers: readonly RunningServer[];
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
    servers = await Promise.all([start(place), start(place)]);
  });
  afterAll(end);

  test('serve one game together', async () => {
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const { id, tokens } = await seated(one);
    const a = await Client.join(one, id, tokens.a!);
    const b = await Client.join(two, id, tokens.b!);
    await Promise.all(
      [a, b].map((each) => each.until(({ people }) => people.every(({ present }) => present))),
    );
    await Promise.all([play(a, dice(1)), play(b, dice(2))]);
    await Promise.all([a, b].map((each) => each.until(({ status }) => status === 'over')));
    expect(a.view.table).toMatchObject({ round: b.view.table.round, scores: b.view.table.scores } as object);
    const replays = await Promise.all(
      [one, two].map((url) => asked<Replay>(200, `${url}/api/games/${id}/replay`)),
    );
    expect(replays[0]).toEqual(replays[1]);
    b.close();
    await a.until(({ people }) => !people[1]!.present);
    a.close();
  });

  test('refuse as stale what another was first with', async () => {
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const { id, tokens } = await seated(one);
    const rivals = await Promise.all([one, two, one, two].map((url) => Client.join(url, id, tokens.a!)));
    const others = await Promise.all([one, two].map((url) => Client.join(url, id, tokens.b!)));
    const group = openQuestion(rivals[0]!) ? rivals : others;
    const question = openQuestion(group[0]!)!;
    const answer = answersOf(question)[0] as Plain;
    const replies = await Promise.all(group.map((client) => client.answer(question, answer)));
    const taken = replies.filter((reply) => reply.kind === 'result');
    const stale = replies.filter((reply) => reply.kind === 'refused' && reply.rule === 'table.stale-answer');
    expect([taken.length, stale.length]).toEqual([1, group.length - 1]);
    await Promise.all([...rivals, ...others].map((each) => each.until(({ version }) => version === 1)));
    const tables = new Set(rivals.map(({ view }) => JSON.stringify(view)));
    expect(tables.size).toBe(1);
    for (const client of [...rivals, ...others]) client.close();
  });

  test('go on when PostgreSQL cuts every connection', async () => {
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const { id, tokens } = await seated(one);
    const [a, b] = [await Client.join(one, id, tokens.a!), await Client.join(two, id, tokens.b!)];
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect((await query(place.databaseUrl!, cut)).length).toBeGreaterThan(2);
    const say = async () =>
      (await a.ask('command', { from: 'a', command: { kind: 'say', text: 'Hello?' } })).kind;
    await expect.poll(say, { timeout: 10_000, interval: 200 }).toBe('result');
    await b.until(({ version }) => version >= 1);
    expect(b.log).toEqual(a.log);
    await Promise.all([play(a, dice(31)), play(b, dice(32))]);
    await Promise.all([a, b].map((each) => each.until(({ status }) => status === 'over')));
    for (const client of [a, b]) client.close();
  });

  test('let the computer think where its opponent is, and take over where the other has gone', async () => {
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const { id, tokens, created } = await seated(two, againstComputer);
    const watching = await Client.join(two, id, created.spectator!);
    const playing = await Client.join(one, id, tokens.a!);
    await watching.until(({ people }) => people[0]!.present);
    await play(playing, dice(3), 8);
    playing.close();
    await watching.until(({ people }) => !people[0]!.present);
    const again = await Client.join(two, id, tokens.a!);
    await play(again, dice(4));
    await watching.until(({ status }) => status === 'over');
    const events = (await watching.ask('log', { viewer: 'spectator' })) as unknown as {
      result: { events: unknown[] };
    };
    expect(watching.log.length).toBe(events.result.events.length);
    for (const client of [watching, again]) client.close();
  });
});

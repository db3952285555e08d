import type { Replay } from '@sortie/kernel';
import { commitment, isRefusal, verifyDice, verifyReplay } from '@sortie/kernel';
import type { Created, Seated, Shared, Summary } from '@sortie/protocol';
import { protocolSchema } from '@sortie/protocol/service';
import { xwing } from '@sortie/xwing/rules';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import {
  againstComputer,
  answersOf,
  asked,
  Client,
  dice,
  forces,
  http,
  openQuestion,
  options,
  play,
  seated,
  twoPeople,
} from './client.ts';
import { bench, databases } from './databases.ts';

const isSuch = (schema: TSchema, value: unknown) => Compile(schema).Check(value);

describe.each(databases)('a live game on %s', (kind) => {
  const { start, end } = bench(kind);
  let server: RunningServer;
  let url: string;
  beforeAll(async () => {
    server = await start({ minute: 20 });
    url = server.url;
  });
  afterAll(end);

  test('is played to its end against the computer, and its dice can be verified', async () => {
    const { id, tokens, created } = await seated(url, againstComputer);
    const client = await Client.join(url, id, tokens.a!);
    expect(await play(client, dice(1))).toBeGreaterThan(5);
    expect(client.now).toMatchObject({ status: 'over', thinking: [] });
    const replay = await asked<Replay>(200, `${url}/api/games/${id}/replay`);
    const verdict = verifyReplay(xwing, replay);
    expect(!isRefusal(verdict) && verdict.kind).toBe('verified');
    expect(verifyDice(replay)).toBeUndefined();
    expect(commitment(replay.fairness!.secret!)).toBe(created.commitment);
    expect(replay.fairness!.seeds).toEqual({ a: 'seed of a' });
    const overSocket = await client.ask('replay');
    expect(overSocket).toMatchObject({ kind: 'result', result: { replay } });
    const metrics = await (await fetch(`${url}/api/metrics`)).text();
    expect(metrics).toMatch(/^sortie_thinking_seconds_count [1-9]/m);
    expect(metrics).toMatch(/^sortie_computer_fallbacks_total 0$/m);
    expect(metrics).toMatch(/^sortie_refusals_total 0$/m);
    client.close();
  });

  test('is played by two people at one table', async () => {
    const { id, tokens } = await seated(url);
    const clients = await Promise.all(['a', 'b'].map((seat) => Client.join(url, id, tokens[seat]!)));
    const answers = await Promise.all(clients.map((client, place) => play(client, dice(place))));
    expect(Math.min(...answers)).toBeGreaterThan(5);
    expect(clients.map(({ now }) => now.status)).toEqual(['over', 'over']);
    const [a] = clients;
    const log = await a!.ask('log', { viewer: 'a' });
    expect(log).toMatchObject({ kind: 'result', result: { events: { length: a!.log.length } } });
    expect(await asked<Summary>(200, `${url}/api/games/${id}`)).toMatchObject({ status: 'over' });
    for (const client of clients) client.close();
  });

  test('waits for a friend who comes by a link', async () => {
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    expect(isSuch(protocolSchema.live.answers.created, created)).toBe(true);
    const at = `${url}/api/games/${created.id}`;
    const sit = (seat: 'a' | 'b', name: string) => {
      const { invite } = created.seats.find((each) => each.seat === seat)!;
      return asked<Seated>(200, `${at}/seats/${seat}`, { invite, name, force: forces[seat], seed: name });
    };
    const host = await Client.join(url, created.id, (await sit('a', 'Ana')).token);
    expect(host.now).toMatchObject({ status: 'waiting', version: 0, view: null });
    expect(host.now.log).toEqual({ from: 0, to: 0, events: [] });
    expect(host.now.people.map(({ name, sat, present }) => [name, sat, present])).toEqual([
      ['Ana', true, true],
      ['', false, false],
    ]);
    expect(await host.ask('view', { viewer: 'a' })).toMatchObject({ kind: 'error', problem: 'waiting' });
    const summary = await asked<Summary>(200, at);
    expect(isSuch(protocolSchema.live.answers.summary, summary)).toBe(true);
    expect(summary).toMatchObject({ status: 'waiting', options, commitment: created.commitment });
    const { token } = await sit('b', 'Ben');
    await host.until(({ status }) => status === 'playing');
    expect(host.view.waitingFor.length).toBeGreaterThan(0);
    const friend = await Client.join(url, created.id, token);
    await host.until(({ people }) => people[1]!.present);
    expect(host.now.log.events).toEqual([]);
    friend.close();
    await host.until(({ people }) => !people[1]!.present);
    expect(isSuch(protocolSchema.live.answers.update, host.now)).toBe(true);
    host.close();
  });

  test('tells whoever asked first, and then shows everybody what they may see', async () => {
    const { id, tokens, created } = await seated(url);
    const viewers = [tokens.a!, tokens.a!, tokens.b!, created.spectator!];
    const clients = await Promise.all(viewers.map((token) => Client.join(url, id, token)));
    await Promise.all(
      clients.map((client) => client.until(({ people }) => people.every((each) => each.present))),
    );
    const asker = clients.find((client) => openQuestion(client))!;
    const before = clients.map(({ now }) => now.version);
    const heard = asker.heard.length;
    const question = openQuestion(asker)!;
    await asker.answer(question, answersOf(question)[0]!);
    await Promise.all(clients.map((client) => client.until(({ version }) => version > before[0]!)));
    expect(asker.heard.slice(heard).map((text) => (JSON.parse(text) as { kind: string }).kind)).toEqual([
      'result',
      'difference',
    ]);
    const [a, otherA, b, spectator] = clients.map(({ view }) => view);
    expect(otherA).toEqual(a);
    expect([a!.decisions, b!.decisions, spectator!.decisions].filter((each) => each.length > 0)).toHaveLength(
      1,
    );
    for (const client of clients) client.close();
  });

  test('goes back when the others agree', async () => {
    const { id, tokens } = await seated(url);
    const [a, b] = (await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(url, id, token)),
    )) as [Client, Client];
    const below = dice(7);
    while (a.log.length < 30 || !(await a.ask('undo', { by: 'a' })).kind.includes('result') || !a.now.undo) {
      const client = openQuestion(a) ? a : b;
      await play(client, below, 1);
      await Promise.all([a, b].map((each) => each.until(({ version }) => version >= client.now.version)));
    }
    await b.until(({ undo }) => undo !== null);
    expect(b.now.undo).toEqual({ by: 'a', needs: ['b'], question: expect.any(String) });
    const version = b.now.version;
    expect(await a.ask('consent', { seat: 'b', agrees: true })).toMatchObject({ problem: 'not-allowed' });
    expect(await b.ask('consent', { seat: 'b', agrees: true })).toMatchObject({
      kind: 'result',
      result: { undo: 'undone' },
    });
    await a.until((update) => update.version > version);
    expect(a.now).toMatchObject({ undo: null, log: { from: 0, to: a.now.log.to } });
    const { events } = ((await a.ask('log', { viewer: 'a' })) as unknown as { result: { events: unknown[] } })
      .result;
    expect(a.log).toEqual(events);
    for (const client of [a, b]) client.close();
  });

  test('goes back when a computer is asked, which never minds', async () => {
    const { id, tokens } = await seated(url, againstComputer);
    const client = await Client.join(url, id, tokens.a!);
    await play(client, dice(3), 12);
    await client.until(({ thinking, view }) => thinking.length === 0 && view!.waitingFor.includes('a'));
    const { length } = client.updates;
    const reply = await client.ask('undo', { by: 'a' });
    expect(reply.kind).toBe('result');
    await client.when(() => client.updates.slice(length).some(({ log }) => log.from === 0 && log.to > 0));
    expect(client.now.undo).toBeNull();
    expect(await play(client, dice(4))).toBeGreaterThan(0);
    client.close();
  });

  test('ends with the round in which the time is up', async () => {
    const timed = { ...twoPeople, minutes: 2, options: { ...options, timeLimit: true } };
    const before = Date.now();
    const { id, tokens } = await seated(url, timed);
    const client = await Client.join(url, id, tokens.a!);
    expect(client.now.clock!.endsAt).toBeGreaterThanOrEqual(before + 40);
    await client.until(({ view }) => view!.table.timeExpired);
    expect(client.log.filter((event) => event.kind === 'timeExpired')).toHaveLength(1);
    const other = await Client.join(url, id, tokens.b!);
    await Promise.all([play(client, dice(5)), play(other, dice(6))]);
    expect(client.view.table.round).toBeLessThanOrEqual(1);
    const untimed = await http(`${url}/api/games`, { ...twoPeople, minutes: 2 });
    expect(untimed).toMatchObject({ status: 400, body: { problem: 'malformed', field: 'minutes' } });
    client.close();
    other.close();
  });

  test('is shared as a replay, and goes on from any point of one', async () => {
    const { id, tokens } = await seated(url);
    const clients = await Promise.all(['a', 'b'].map((seat) => Client.join(url, id, tokens[seat]!)));
    expect(await http(`${url}/api/games/${id}/replay`)).toMatchObject({
      status: 409,
      body: { problem: 'not-over' },
    });
    await Promise.all(clients.map((client, place) => play(client, dice(place + 20))));
    const replay = await asked<Replay>(200, `${url}/api/games/${id}/replay`);
    const packed = { ...replay, extra: 'x'.repeat(1000) };
    const shared = await asked<Shared>(201, `${url}/api/replays`, packed);
    expect(await asked<Replay>(200, `${url}/api/replays/${shared.id}`)).toEqual(replay);
    const about = { title: 'A friendly game', names: { a: 'Ana', b: 'Bruno' } };
    const named = await asked<Shared>(201, `${url}/api/replays`, { ...replay, about });
    expect(await asked<Replay>(200, `${url}/api/replays/${named.id}`)).toEqual({ ...replay, about });
    for (const bad of [
      { ...about, more: 1 },
      { ...about, title: 'x'.repeat(121) },
      { title: '', names: { a: '\n' } },
    ]) {
      const refused = await http(`${url}/api/replays`, { ...replay, about: bad });
      expect(refused).toMatchObject({ status: 400, body: { problem: 'malformed' } });
    }
    const changed = { ...replay, journal: replay.journal.slice(1) };
    expect((await http(`${url}/api/replays`, changed)).status).toBe(422);
    expect((await http(`${url}/api/replays`, { format: 'sortie-replay' })).status).toBe(400);
    expect((await http(`${url}/api/replays/unheard-of`)).body.problem).toBe('no-such-replay');

    const entries = Math.floor(replay.journal.length / 2);
    const again = await seated(url, { ...twoPeople, options: {}, from: { replay, entries } });
    expect(again.created.commitment).not.toBe(replay.fairness!.commitment);
    const resumed = await Promise.all(
      ['a', 'b'].map((seat) => Client.join(url, again.id, again.tokens[seat]!)),
    );
    expect(resumed[0]!.now.version).toBe(entries);
    await Promise.all(resumed.map((client, place) => play(client, dice(place + 40))));
    const other = await asked<Replay>(200, `${url}/api/games/${again.id}/replay`);
    expect(other.journal.slice(0, entries)).toEqual(replay.journal.slice(0, entries));
    const tooFar = { ...twoPeople, options: {}, from: { replay, entries: replay.journal.length + 1 } };
    expect((await http(`${url}/api/games`, tooFar)).body.field).toBe('from.entries');
    const strangers = twoPeople.seats.map((each) => ({ ...each, seat: `x${each.seat}` }));
    const elsewhere = { ...twoPeople, seats: strangers, options: {}, from: { replay, entries } };
    expect((await http(`${url}/api/games`, elsewhere)).body.field).toBe('seats');
    for (const client of [...clients, ...resumed]) client.close();
  });

  test('is refused to whoever sits last with a squad that breaks a rule, and nothing has happened', async () => {
    const created = await asked<Created>(201, `${url}/api/games`, {
      ...againstComputer,
      options: { points: 31 },
    });
    const { invite } = created.seats[0]!;
    const sit = (force: object) =>
      http<Seated>(`${url}/api/games/${created.id}/seats/a`, { invite, name: 'Ana', seed: 's', force });
    const squad = {
      faction: 'rebel',
      ships: [{ pilot: 'rebel:xwing:wedgeantilles', upgrades: ['amd:r2d2'] }],
    };
    const refused = await sit({ squad });
    expect(refused).toMatchObject({ status: 422, body: { problem: 'refused' } });
    expect((refused.body as unknown as { rule: string }).rule).toMatch(/^xw\./);
    expect((await sit({})).status).toBe(422);
    expect(await asked<Summary>(200, `${url}/api/games/${created.id}`)).toMatchObject({
      status: 'waiting',
      seats: [{ sat: false }, { sat: true }],
    });
    expect((await sit(forces.a as object)).status).toBe(200);
  });
});

import type { IncomingMessage } from 'node:http';
import type { Replay } from '@sortie/kernel';
import type { Created } from '@sortie/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf } from '../src/http/address.ts';
import { faultOfShape } from '../src/http/json-shape.ts';
import { liveLimits } from '../src/live/limits.ts';
import { readEnvironment, readLogLevel } from '../src/operations/environment.ts';
import { asked, Client, forces, http, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

/** How long something takes, in milliseconds. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

describe('the address of whoever asks', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  test('is that of the connection without a proxy, whatever a header says', () => {
    expect(addressOf(from('10.0.0.1', '6.6.6.6'), 0)).toBe('10.0.0.1');
    expect(addressOf(from('::ffff:10.0.0.1'), 0)).toBe('10.0.0.1');
  });

  test('is what the outermost of our own proxies wrote, not what stands before it', () => {
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 7.7.7.7, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
    expect(addressOf(from('10.0.0.1'), 1)).toBe('10.0.0.1');
  });

  test('is a whole network of IPv6', () => {
    expect(addressOf(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), 0)).toBe('2001:db8:1:2::/64');
    expect(addressOf(from('2001:0db8:1:2::5'), 0)).toBe('2001:db8:1:2::/64');
    expect(addressOf(from('2001:db8::5'), 0)).toBe('2001:db8:0:0::/64');
    expect(addressOf(from('::1'), 0)).toBe('0:0:0:0::/64');
  });

  test('does not let a client name another address each time', async () => {
    const { url } = await start({ proxies: 1, pace: { burst: 3, perSecond: 0.001 } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `9.9.9.${count}, 1.2.3.4` };
      const response = await fetch(`${url}/api/games`, {
        method: 'POST',
        headers,
        body: JSON.stringify(twoPeople),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });
});

describe('a setting that makes no sense', () => {
  test.each([
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number up to 9, not "true".'],
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY must be a whole number up to 9, not "10".'],
  ])('%o is told', (environment, sentence) => {
    expect(() => readEnvironment(environment)).toThrow(sentence);
  });

  test('a level of the log that there is not is told', () => {
    expect(() => readLogLevel({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
    );
    expect(readLogLevel({})).toBe('info');
    expect(readEnvironment({ TRUST_PROXY: '2' }).proxies).toBe(2);
  });
});

describe('what is costly to read', () => {
  const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

  test('is known by its shape before it is parsed', () => {
    expect(
      [fields(1000), `[${fields(999)},${fields(999)}]`, '"{:}"', '', '"\\":{"'].map(faultOfShape),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([fields(1001), `{"a":[${fields(1001)}]}`, '['.repeat(201)].map(faultOfShape)).toEqual([
      'has an object with too many fields',
      'has an object with too many fields',
      'is nested too deep',
    ]);
  });

  test('is refused at once: bodies of many fields, ships of many upgrades, options of much junk', async () => {
    const { url } = await start();
    const wide = `{"game":"xwing","options":${fields(300_000)},"spectators":true,"seats":[]}`;
    expect(wide.length).toBeGreaterThan(3_000_000);
    expect(await http(`${url}/api/games`, wide)).toMatchObject({
      status: 413,
      body: { problem: 'too-large' },
    });
    expect(await timeOf(() => http(`${url}/api/games`, wide))).toBeLessThan(1000);
    const { squad } = forces.b as unknown as {
      squad: { ships: readonly { upgrades?: readonly object[] }[] };
    };
    const upgrade = { kind: 'title', card: 'x' };
    const ship = { ...squad.ships[0], upgrades: Array.from({ length: 1500 }, () => upgrade) };
    const heavy = { squad: { ...squad, ships: [ship] } };
    const seats = [
      { seat: 'a', side: 0, who: 'person' },
      { seat: 'b', side: 1, who: 'computer', force: heavy },
    ];
    expect(await http(`${url}/api/games`, { ...twoPeople, seats })).toMatchObject({
      status: 413,
      body: { field: 'seats.1.force' },
    });
    const junk = { ...twoPeople, options: { points: 100, junk: 'x'.repeat(5000) } };
    expect(await http(`${url}/api/games`, junk)).toMatchObject({ status: 413 });
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const sit = { invite: created.seats[0]!.invite, name: 'A', seed: 's', force: heavy };
    expect(await http(`${url}/api/games/${created.id}/seats/a`, sit)).toMatchObject({
      status: 413,
      body: { field: 'force' },
    });
  });

  test('is not taken on a socket: many fields, much text, many bytes', async () => {
    const { url } = await start({ limits: { pace: { burst: 1000, perSecond: 1000 } } });
    const { id, tokens } = await seated(url);
    const join = async () => Client.join(url, id, tokens.a!);
    const wide = await join();
    wide.send(`{"id":1,"kind":"hello","junk":${fields(1001)}}`);
    expect(await wide.untilClosed()).toBe(4011);
    const long = await join();
    long.send({ id: 1, kind: 'hello', text: 'x'.repeat(liveLimits.largestMove) });
    await long.when(() => long.heard.some((text) => text.includes('"too-large"')));
    expect(await long.ask('hello')).toMatchObject({ kind: 'result' });
    const much = await join();
    for (let count = 0; count < 12; count++) much.send({ id: 1, kind: 'hello', text: 'x'.repeat(60_000) });
    expect(await much.untilClosed()).toBe(4008);
    long.close();
  });
});

describe('one address', () => {
  test('has so many sockets, opens so many in a short time, and leaves others alone', async () => {
    const { url } = await start({ proxies: 1, limits: { mostOfAddress: 3 } });
    const as = (address: string) => Client.open(url, { 'x-forwarded-for': address });
    const three = [await as('1.1.1.1'), await as('1.1.1.1'), await as('1.1.1.1')];
    await expect(as('1.1.1.1')).rejects.toThrow('429');
    const other = await as('2.2.2.2');
    three[0]!.close();
    await three[0]!.untilClosed();
    await expect.poll(async () => (await as('1.1.1.1')).closed).toBeUndefined();
    for (const client of [...three, other]) client.close();
    const { url: slow } = await start({ limits: { openPace: { burst: 2, perSecond: 0.001 } } });
    const two = [await Client.open(slow), await Client.open(slow)];
    await expect(Client.open(slow)).rejects.toThrow('429');
    for (const client of two) client.close();
  });

  test('has one replay played again at a time, and all together few that wait', async () => {
    const { url } = await start({ proxies: 1 });
    const game = await seated(url);
    const client = await Client.join(url, game.id, game.tokens.a!);
    await client.ask('command', { from: 'a', command: { kind: 'concede' } });
    const replay = await asked<Replay>(200, `${url}/api/games/${game.id}/replay`);
    const share = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const response = await fetch(`${url}/api/replays`, {
        method: 'POST',
        headers,
        body: JSON.stringify(replay),
      });
      return response.status;
    };
    // One is played, four wait, and the others are told to come back.
    const same = await Promise.all(Array.from({ length: 8 }, () => share('1.1.1.1')));
    expect(same.toSorted((one, other) => one - other)).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    const many = await Promise.all(Array.from({ length: 30 }, (_, at) => share(`1.1.2.${at}`)));
    expect(many.filter((status) => status === 201).length).toBeGreaterThanOrEqual(4);
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(many.every((status) => status === 201 || status === 429)).toBe(true);
    client.close();
  });

  test('brings no replay that is longer than a game may be', async () => {
    const { url } = await start();
    const opening = { game: 'xwing', rules: 'xwing-1', setup: null, seed: '' };
    const journal = Array.from({ length: 21_001 }, () => 1);
    const rest = { milestones: [], finalHash: '', outcome: null };
    const replay = { format: 'sortie-replay', formatVersion: 2, opening, journal, ...rest };
    expect(await http(`${url}/api/replays`, replay)).toMatchObject({
      status: 413,
      body: { problem: 'too-large', field: 'journal' },
    });
    const junk = `{"opening":{"game":"xwing"},"journal":[${'{},'.repeat(500_001)}{}]}`;
    expect(await http(`${url}/api/replays`, junk)).toMatchObject({ status: 413 });
    expect(await http(`${url}/api/replays`, '{"opening"')).toMatchObject({ status: 400 });
  });

  test('brings no table of more pieces than there are', async () => {
    const { url } = await start();
    const ships = Array.from({ length: 20_000 }, (_, at) => ({ id: `s${at}` }));
    const opening = { game: 'xwing', rules: 'xwing-1', setup: null, position: { ships }, seed: '' };
    const replay = {
      format: 'sortie-replay',
      formatVersion: 2,
      opening,
      journal: [],
      milestones: [],
      finalHash: '',
      outcome: null,
    };
    expect(await http(`${url}/api/replays`, replay)).toMatchObject({
      status: 413,
      body: { problem: 'too-large', field: 'opening.position' },
    });
    const seats = [
      { seat: 'a', side: 0, who: 'person' },
      { seat: 'b', side: 1, who: 'person' },
    ];
    const wanted = { ...twoPeople, seats, from: { replay, entries: 0 } };
    expect(await http(`${url}/api/games`, wanted)).toMatchObject({ status: 413 });
  });

  test('reads games and replays no faster than it makes them', async () => {
    const { url } = await start({ pace: { burst: 4, perSecond: 0.001 } });
    const read = async (path: string) => (await fetch(`${url}${path}`)).status;
    const paths = ['/api/games/x', '/api/replays/x', '/api/games/x', '/api/games/x/replay'];
    expect(await Promise.all(paths.map(read))).toEqual([404, 404, 404, 404]);
    expect(await Promise.all(paths.map(read))).toEqual([429, 429, 429, 429]);
    expect(await read('/api/health')).toBe(200);
  });
});

describe('a server', () => {
  test('tells a fault of its own from one of storage', async () => {
    const faults = [
      new Error('a mistake'),
      Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }),
    ];
    const { url } = await start({
      storage: (kept) =>
        new Proxy(kept, {
          get(target, name) {
            if (name === 'loadGame') return () => Promise.reject(faults.shift()!);
            const member: unknown = Reflect.get(target, name, target);
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
          },
        }),
    });
    expect(await http(`${url}/api/games/x`)).toMatchObject({ status: 500, body: { problem: 'failed' } });
    expect(await http(`${url}/api/games/x`)).toMatchObject({ status: 503, body: { problem: 'storage' } });
  });

  test('says whether it is ready by looking at storage, and keeps its answers out of caches', async () => {
    const trouble = { isSilent: false };
    const { url } = await start({
      storage: (kept) =>
        new Proxy(kept, {
          get(target, name) {
            if (name === 'look' && trouble.isSilent) return () => new Promise(() => undefined);
            const member: unknown = Reflect.get(target, name, target);
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
          },
        }),
    });
    const ready = await fetch(`${url}/api/ready`);
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await ready.json()).toMatchObject({ status: 'ready', storage: 'answers', writesWaiting: 0 });
    trouble.isSilent = true;
    const silent = await fetch(`${url}/api/ready`);
    expect([silent.status, await silent.json()]).toMatchObject([
      503,
      { status: 'not-ready', storage: 'silent' },
    ]);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  test('gives no new token for a seat of a game whose seeds everybody knows', async () => {
    const { url } = await start();
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const seed = 'a seed of more than sixteen characters';
    const sit = (seat: 'a' | 'b') =>
      http(`${url}/api/games/${created.id}/seats/${seat}`, {
        invite: created.seats.find((each) => each.seat === seat)!.invite,
        name: seat,
        seed: `${seed} ${seat}`,
        force: forces[seat],
      });
    const [a] = [await sit('a'), await sit('b')];
    expect((await sit('b')).status).toBe(200);
    const client = await Client.join(url, created.id, (a.body as unknown as { token: string }).token);
    await client.ask('command', { from: 'a', command: { kind: 'concede' } });
    expect(await sit('b')).toMatchObject({ status: 409, body: { problem: 'seat-taken' } });
    client.close();
  });
});

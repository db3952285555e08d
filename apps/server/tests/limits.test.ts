import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Replay } from '@sortie/kernel';
import type { Health } from '@sortie/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveLimits } from '../src/live/limits.ts';
import { asked, Client, http, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
let url: string;
const web = mkdtempSync(join(tmpdir(), 'sortie-web-'));

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Sortie</title>');
  writeFileSync(join(web, 'assets', 'index-1a2b.js'), 'console.log(1)');
  writeFileSync(join(web, 'assets', 'index-1a2b.js.br'), 'compressed');
  ({ url } = await start({
    web,
    limits: { joinWithin: 300, pace: liveLimits.pace },
    gameLimits: { mostWords: 30, talkPace: { burst: 100, perSecond: 1 } },
  }));
});

afterAll(async () => {
  await end();
  rmSync(web, { recursive: true, force: true });
});

/** What a socket is told before it is closed, and the code. */
async function fate(client: Client): Promise<readonly [number, string | undefined]> {
  const code = await client.untilClosed();
  const last = client.heard.map((text) => JSON.parse(text) as { problem?: string }).at(-1);
  return [code, last?.problem];
}

describe('a socket', () => {
  const join = { id: 1, kind: 'join', protocol: 1, game: 'g', token: 't' };

  test.each([
    ['that is no JSON', '{"id":', 4011, 'malformed'],
    ['that is no object', '[]', 4011, 'malformed'],
    ['that does not join', { id: 1, kind: 'hello' }, 4011, 'malformed'],
    ['with a field too many', { ...join, as: 'referee' }, 4011, 'malformed'],
    ['nested too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 4011, 'malformed'],
    ['of another version', { ...join, protocol: 2 }, 4010, 'protocol-version'],
    ['that is too large', 'x'.repeat(65_537), 4009, 'too-large'],
    ['about no game', join, 4004, 'no-such-game'],
  ])('with a first message %s is told so and closed', async (_what, message, code, problem) => {
    const client = await Client.open(url);
    client.send(message);
    expect(await fate(client)).toEqual([code, problem]);
  });

  test('that does not join in time is closed', async () => {
    expect(await fate(await Client.open(url))).toEqual([4005, 'late-join']);
  });

  test('that sends bytes in place of text is closed', async () => {
    const client = await Client.open(url);
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await fate(client)).toEqual([4011, 'malformed']);
  });

  test('that sends far too much is cut off before it is read', async () => {
    const client = await Client.open(url);
    client.send('x'.repeat(1_000_000));
    expect(await client.untilClosed()).toBe(1009);
  });

  test('that has joined is told what is wrong with a message, and stays', async () => {
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a!);
    for (const [message, problem] of [
      ['{', 'not-json'],
      ['"text"', 'malformed'],
      ['{"kind":"view"}', 'no-id'],
      [{ id: 1, kind: 'teleport' }, 'unknown-kind'],
      [{ id: 1, kind: 'join', protocol: 1, game: id, token: tokens.b }, 'unknown-kind'],
      [{ id: 1, kind: 'view', viewer: 'a', extra: 1 }, 'malformed'],
      [{ id: 1, kind: 'answer', seat: 'a', decision: -1, version: 0, answer: 1 }, 'malformed'],
    ] as const) {
      const { length } = client.heard;
      client.send(message);
      await client.when(() => client.heard.length > length);
      expect(JSON.parse(client.heard.at(-1)!)).toMatchObject({ kind: 'error', problem });
    }
    expect(await client.ask('view', { viewer: 'a' })).toMatchObject({ kind: 'result' });
    client.close();
  });

  test('that sends too fast is closed', async () => {
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a!);
    for (let count = 0; count < 100; count++) client.send({ id: count, kind: 'hello' });
    expect(await fate(client)).toEqual([4008, 'too-fast']);
    const results = client.heard.filter((text) => text.includes('"result"'));
    expect(results.length).toBeLessThan(70);
  });

  test('of a page of another host is refused, and of our own is let in', async () => {
    await expect(Client.open(url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(Client.open(url, { origin: 'null' })).rejects.toThrow('403');
    const own = await Client.open(url, { origin: url });
    own.close();
    const { url: open } = await start({ origins: ['https://elsewhere.example'] });
    (await Client.open(open, { origin: 'https://elsewhere.example' })).close();
  });

  test('is one too many when there are so many already', async () => {
    const { url: small } = await start({ limits: { mostSockets: 2 } });
    const two = [await Client.open(small), await Client.open(small)];
    await expect(Client.open(small)).rejects.toThrow('503');
    for (const client of two) client.close();
  });

  test('cannot say more in a game than may be said', async () => {
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a!);
    const say = () => client.ask('command', { from: 'a', command: { kind: 'say', text: 'again' } });
    for (let count = 0; count < 30; count++) expect(await say()).toMatchObject({ kind: 'result' });
    expect(await say()).toMatchObject({ kind: 'error', problem: 'too-large' });
    client.close();
  });
});

describe('HTTP', () => {
  test.each([
    ['a field is missing', { game: 'xwing' }, 400, 'malformed'],
    ['a field is unknown', { ...twoPeople, cheat: true }, 400, 'malformed'],
    ['the game is unknown', { ...twoPeople, game: 'chess' }, 404, 'unknown-game'],
    [
      'two seats have one name',
      { ...twoPeople, seats: [twoPeople.seats[0], twoPeople.seats[0]] },
      400,
      'malformed',
    ],
    [
      'a seat is named like the referee',
      { ...twoPeople, seats: [{ seat: 'referee', side: 0, who: 'person' }] },
      400,
      'malformed',
    ],
    [
      'a computer has no force',
      { ...twoPeople, seats: [{ seat: 'a', side: 0, who: 'computer' }] },
      400,
      'malformed',
    ],
    [
      'a person has a force already',
      { ...twoPeople, seats: [{ seat: 'a', side: 0, who: 'person', force: {} }] },
      400,
      'malformed',
    ],
    [
      'a person has a level',
      { ...twoPeople, seats: [{ seat: 'a', side: 0, who: 'person', level: 'hard' }] },
      400,
      'malformed',
    ],
    ['the clock is endless', { ...twoPeople, minutes: 601 }, 400, 'malformed'],
    ['it is no JSON', '{"game":', 400, 'malformed'],
    ['it reaches for the prototype', '{"game":"xwing","__proto__":{"x":1}}', 400, 'malformed'],
    ['its options are too large', { ...twoPeople, options: { text: 'x'.repeat(70_000) } }, 413, 'too-large'],
    ['it is too large', { ...twoPeople, options: { text: 'x'.repeat(5_000_000) } }, 413, 'too-large'],
  ])('refuses a game when %s', async (_what, body, status, problem) => {
    expect(await http(`${url}/api/games`, body)).toMatchObject({ status, body: { problem } });
  });

  test('refuses a game of computers alone whose forces break a rule', async () => {
    const seats = [0, 1].map((side) => ({ seat: `c${side}`, side, who: 'computer', force: { squad: 5 } }));
    const refused = await http(`${url}/api/games`, { ...twoPeople, seats });
    expect(refused).toMatchObject({ status: 422, body: { problem: 'refused' } });
    expect(refused.body.rule).toBeDefined();
  });

  test('refuses who makes games too fast', async () => {
    const { url: slow } = await start({ pace: { burst: 3, perSecond: 0.001 } });
    const statuses = [];
    for (let count = 0; count < 5; count++)
      statuses.push((await http(`${slow}/api/games`, twoPeople)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await fetch(`${slow}/api/health`)).status).toBe(200);
  });

  test('tells its health and version', async () => {
    const health = await asked<Health>(200, `${url}/api/health`);
    expect(health).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      protocol: 1,
    });
    expect((await http(`${url}/api/games/nothing`)).body.problem).toBe('no-such-game');
    expect((await http(`${url}/api/nothing`)).body.problem).toBe('no-such-address');
  });

  test('serves the table: hashed files for ever, the page anew, and the page for its own addresses', async () => {
    const page = await fetch(`${url}/games/abc`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('<title>Sortie</title>');
    const csp = page.headers.get('content-security-policy');
    expect(csp).toContain("script-src 'self'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const plain = await fetch(`${url}/assets/index-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(await plain.text()).toBe('console.log(1)');
    const encoding = await new Promise((resolve) => {
      const headers = { 'accept-encoding': 'br' };
      request(`${url}/assets/index-1a2b.js`, { headers }, (response) => {
        response.resume();
        resolve(response.headers['content-encoding']);
      }).end();
    });
    expect(encoding).toBe('br');
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${url}/../../package.json`)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${url}/%2e%2e/%2e%2e/etc/passwd`)).headers.get('content-type')).not.toContain(
      'plain',
    );
  });

  test('keeps only hashes of what opens a seat, and logs nothing of it', async () => {
    const kept = await bench('embedded').newPlace();
    let logged = '';
    const write = (line: string) => {
      logged += line;
    };
    const server = await start({ ...kept, log: pino({ level: 'trace' }, { write }) });
    const { tokens, created } = await seated(server.url);
    const client = await Client.join(server.url, created.id, tokens.a!);
    await client.ask('command', { from: 'a', command: { kind: 'concede' } });
    const { fairness } = await asked<Replay>(200, `${server.url}/api/games/${created.id}/replay`);
    await server.stop();
    const files = readdirSync(kept.data).map((name) => readFileSync(join(kept.data, name), 'latin1'));
    const file = files.join('\n');
    const opening = [
      ...Object.values(tokens),
      created.spectator!,
      ...created.seats.map(({ invite }) => invite!),
    ];
    expect(opening.filter((token) => file.includes(token))).toEqual([]);
    const hash = createHash('sha256').update(tokens.a!).digest('hex');
    expect(file).toContain(hash);
    expect(logged).toContain('listening');
    expect([...opening, hash, fairness!.secret!].filter((secret) => logged.includes(secret))).toEqual([]);
    rmSync(kept.data, { recursive: true, force: true });
  });
});

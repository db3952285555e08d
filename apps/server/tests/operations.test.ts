import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { isStorageFault } from '../src/storage/is-storage-fault.ts';
import type { Storage } from '../src/storage/stored-game.ts';
import { answersOf, Client, http, openQuestion, seated, twoPeople } from './client.ts';
import { bench, databases } from './databases.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Storage of which one member is another. */
function withMember<Name extends keyof Storage>(kept: Storage, name: Name, member: Storage[Name]): Storage {
  return new Proxy(kept, {
    get(target, asked) {
      if (asked === name) return member;
      const found: unknown = Reflect.get(target, asked, target);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
}

/** The values of the metrics by their names, with labels. */
async function metricsOf(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)![0])]));
}

describe.each(databases)('readiness on %s', (kind) => {
  const { start, end } = bench(kind);
  afterAll(end);

  test('tells when something was last written, and is lost while a write is stuck', async () => {
    const pulse = { waiting: 3, longestWait: 9000, sinceLastWrite: 20_400 };
    const stuck = await start({ storage: (kept) => withMember(kept, 'pulse', pulse) });
    expect(await http(`${stuck.url}/api/ready`)).toMatchObject({
      status: 503,
      body: {
        status: 'not-ready',
        storage: 'answers',
        writesWaiting: 3,
        longestWriteMilliseconds: 9000,
        lastWriteSeconds: 20,
      },
    });
    const { url } = await start();
    expect(await http(`${url}/api/ready`)).toMatchObject({
      status: 200,
      body: { status: 'ready', longestWriteMilliseconds: 0, lastWriteSeconds: null },
    });
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a!);
    await client.ask('command', { from: 'a', command: { kind: 'say', text: 'Hello.' } });
    expect(await http(`${url}/api/ready`)).toMatchObject({ body: { status: 'ready', lastWriteSeconds: 0 } });
    client.close();
  });

  test('the metrics tell what the database takes up, and what is left beside the embedded one', async () => {
    const { url } = await start();
    const metrics = await metricsOf(url);
    expect(metrics.get('sortie_storage_bytes')).toBeGreaterThan(4096);
    expect(metrics.has('sortie_disk_free_bytes')).toBe(kind === 'embedded');
    expect(metrics.get('sortie_write_queue')).toBe(0);
  });
});

describe('a fault', () => {
  const { start, end } = bench('embedded');
  afterAll(end);

  test('of ours is not called one of storage, in a game as elsewhere, and the game goes on', async () => {
    const faults: Error[] = [];
    const { url } = await start({
      storage: (kept) =>
        withMember(kept, 'append', (write) => {
          const fault = faults.shift();
          return fault ? Promise.reject(fault) : kept.append(write);
        }),
    });
    const { id, tokens } = await seated(url);
    const [a, b] = await Promise.all([Client.join(url, id, tokens.a!), Client.join(url, id, tokens.b!)]);
    const client = openQuestion(a) ? a : b;
    const question = openQuestion(client)!;
    const answer = answersOf(question)[0]!;
    faults.push(new TypeError('undefined is not a function'));
    expect(await client.answer(question, answer)).toMatchObject({ kind: 'error', problem: 'failed' });
    await expect.poll(async () => (await client.answer(question, answer)).kind).toBe('result');
    const errors = await metricsOf(url);
    expect(errors.get('sortie_errors_total{problem="failed"}')).toBe(1);
    expect(errors.get('sortie_storage_failures_total')).toBe(0);
    for (const each of [a, b]) each.close();
  });

  test('of storage is known by its code', () => {
    const withCode = (code: string) => Object.assign(new Error('it failed'), { code });
    const codes = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ECONNRESET', 'ENOSPC', '57P01', '08006', 'XX000'];
    expect(codes.map((code) => isStorageFault(withCode(code)))).toEqual(codes.map(() => true));
    const others = ['ERR_INVALID_ARG_TYPE', 'FST_ERR_X', 'EINVAL', 'ABCDE', ''];
    expect(others.map((code) => isStorageFault(withCode(code)))).toEqual(others.map(() => false));
    const said = ['Query read timeout', 'Connection terminated unexpectedly', 'x is closed', 'a mistake'];
    expect(said.map((each) => isStorageFault(new Error(each)))).toEqual([true, true, false, false]);
    expect(isStorageFault('SQLITE_FULL')).toBe(false);
  });
});

describe('an answer of the API', () => {
  const { start, end } = bench('embedded');
  afterAll(end);

  test('is kept by no cache, whatever it is', async () => {
    const { url } = await start();
    const paths = ['/api/health', '/api/ready', '/api/metrics', '/api/reach', '/api/games/x', '/api/nothing'];
    for (const path of paths) {
      expect([path, (await fetch(url + path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const refused = await fetch(`${url}/api/games`, { method: 'POST', body: '{', headers: JSON_TYPE });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  test('says that something is nested too deep only when it is', async () => {
    const { url } = await start();
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    const deeper = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    const messages: string[] = [];
    for (const options of [
      deep,
      deeper,
      '{"x":1e400}',
      '{"__proto__":1}',
      '{"constructor":{"prototype":1}}',
    ]) {
      const { body } = await http(`${url}/api/games`, `{"game":"xwing","options":${options}}`);
      messages.push(body.message);
    }
    expect(messages.map((message) => message.includes('nested too deep'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(messages[2]).toBe('That holds a name or a number that is not allowed.');
    const client = await Client.open(url);
    client.send('{"id":1,"kind":"join","protocol":1,"game":"x","token":1e400}');
    await client.untilClosed();
    expect(client.heard.join('')).toContain('not allowed');
  });
});

describe('the clock of a game', () => {
  const { start, end } = bench('embedded');
  afterAll(end);
  afterEach(() => vi.useRealTimers());

  /** A game with a clock, in which the machine's clock is put by so much before the first answer. */
  async function playWithAnotherClock(minute: number, by: number): Promise<readonly Client[]> {
    const { url } = await start({ minute });
    const wanted = { ...twoPeople, options: { points: 100, timeLimit: true }, minutes: 1 };
    const { id, tokens } = await seated(url, wanted);
    const clients = [await Client.join(url, id, tokens.a!), await Client.join(url, id, tokens.b!)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
    const client = clients.find((each) => openQuestion(each))!;
    const question = openQuestion(client)!;
    expect(await client.answer(question, answersOf(question)[0]!)).toMatchObject({ kind: 'result' });
    return clients;
  }

  test('does not end it when that of the machine is put forward', async () => {
    const [a, b] = await playWithAnotherClock(600_000, 3_600_000);
    for (let count = 0; count < 20; count++) await a!.ask('view');
    expect(a!.view.table.timeExpired).toBe(false);
    for (const each of [a!, b!]) each.close();
  });

  test('ends it when that of the machine is put back', async () => {
    const [a, b] = await playWithAnotherClock(1500, -3_600_000);
    await a!.until(({ view }) => view!.table.timeExpired);
    for (const each of [a!, b!]) each.close();
  });
});
